/** What who looks after the house may do; the server asks again whether they may. */

import { json } from "../lib/api";
import type { Deeds, FreshPassword, People, Person, TableFacts, Tables } from "../lib/wire";

/** Until further notice: a hundred years. */
export const ALWAYS = 36_500;
export const DAYS = [1, 7, 30, ALWAYS] as const;

export type Status = TableFacts["status"];

const person = (id: string, deed: string) => `/warden/people/${encodeURIComponent(id)}/${deed}`;
const table = (id: string, deed: string) => `/warden/tables/${encodeURIComponent(id)}/${deed}`;

export const desk = {
  people: (text: string) => json<People>("GET", `/warden/people?${new URLSearchParams({ text })}`),
  rename: (id: string, name: string, reason: string) =>
    json<Person>("POST", person(id, "rename"), { name, reason }),
  /** 0 days take it back */
  mute: (id: string, days: number, reason: string) =>
    json<Person>("POST", person(id, "mute"), { days, reason }),
  ban: (id: string, days: number, reason: string) =>
    json<Person>("POST", person(id, "ban"), { days, reason }),
  resetPassword: (id: string, reason: string) =>
    json<FreshPassword>("POST", person(id, "reset-password"), { reason }),
  remove: (id: string, reason: string) => json<null>("POST", person(id, "delete"), { reason }),

  tables: (status: Status | "", who: string) =>
    json<Tables>(
      "GET",
      `/warden/tables?${new URLSearchParams({ person: who, ...(status ? { status } : {}) })}`,
    ),
  close: (id: string, reason: string) => json<null>("POST", table(id, "close"), { reason }),
  repair: (id: string, reason: string) => json<null>("POST", table(id, "repair"), { reason }),
  /** of games that are over */
  exported: (id: string) => `/api${table(id, "export")}`,

  deeds: () => json<Deeds>("GET", "/warden/deeds"),
};
