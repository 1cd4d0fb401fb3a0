/** The five games of the house, in the order of the shelf; the server says which are ready. */

import type { GameInfo } from "./wire";

export interface Shelved {
  id: string;
  seats: readonly number[];
  minutes: number;
  weight: number;
  /** false: not installed on this server yet */
  ready: boolean;
  name?: Record<string, string>;
  info?: GameInfo;
}

const FIVE: readonly Shelved[] = [
  { id: "kings_bounty", seats: [2, 3, 4, 5], minutes: 40, weight: 2, ready: false },
  { id: "rise_shields", seats: [2, 3, 4], minutes: 90, weight: 4, ready: false },
  { id: "lionheart", seats: [2, 3, 4], minutes: 60, weight: 3, ready: false },
  { id: "knights_tale", seats: [1, 2, 3, 4], minutes: 100, weight: 4, ready: false },
  { id: "hearts_and_armour", seats: [4, 5, 6, 7, 8, 9], minutes: 25, weight: 2, ready: false },
];

/** The five, then whatever else is installed. */
export function shelf(installed: readonly GameInfo[]): Shelved[] {
  const known = new Set(FIVE.map((game) => game.id));
  return [
    ...FIVE.map((game) => {
      const info = installed.find((one) => one.id === game.id);
      return info ? shelved(info) : game;
    }),
    ...installed.filter((info) => !known.has(info.id)).map(shelved),
  ];
}

function shelved(info: GameInfo): Shelved {
  const minutes = Math.ceil((info.minutes[0] + info.minutes[1]) / 10) * 5;
  return { id: info.id, seats: info.seats, minutes, weight: info.weight, ready: true, name: info.name, info };
}

/** 2–4, or 2. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** How many sit down when nobody has said it: four where the game takes them. */
export function usualSeats(info: GameInfo): number {
  return info.seats.includes(4) ? 4 : Math.max(...info.seats);
}

/** The bot that a newcomer meets. */
export function usualBot(info: GameInfo): string {
  return info.bots.includes("squire") ? "squire" : (info.bots.at(-1) ?? "random");
}
