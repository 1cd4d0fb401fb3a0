/** Signs of the interface, drawn for Hastilude on a field of 24 × 24. */
export const SIGNS = {
  book: '<path d="M3 5c3-1.3 6-1.3 9 .7 3-2 6-2 9-.7v14c-3-1.3-6-1.3-9 .7-3-2-6-2-9-.7z M12 5.700v14" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  cards:
    '<path d="m4 7.5 7-2.5 4.5 12-7 2.500z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M13 5h7.500v13H17" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  chat: '<path d="M4 5h16v11H11l-4.5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  check:
    '<path d="m5 12.5 4.5 4.500L19 7.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M12 7v5.300l3.5 2" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  cross:
    '<path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12z" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  log: '<path d="M6 4h12v16H6zM9 8.500h6M9 12h6M9 15.500h4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  minus: '<path d="M5 12h14" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  moonsun:
    '<path d="M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.2" fill="currentColor"/><path d="M2.5 19c0-4 2.5-6.3 6-6.300s6 2.3 6 6.300z" fill="currentColor"/><circle cx="16.5" cy="9" r="2.6" fill="currentColor" opacity=".65"/><path d="M15.6 13.300c3.5-.6 6 1.5 6 5.200h-5.400c0-2.2-.2-3.7-.6-5.200z" fill="currentColor" opacity=".65"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  star: '<path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.800L12 17.700l-6.1 3.4 1.4-6.800L2.2 9.600l6.9-.8z" fill="currentColor"/>',
  undo: '<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  why: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M9.4 9.500c.1-1.6 1.2-2.5 2.7-2.500s2.6 1 2.6 2.300c0 2-2.6 2.1-2.6 4M12.05 16.800v.3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M12 2.800v2.400M12 18.800v2.400M2.800 12h2.400M18.800 12h2.400M5.500 5.500l1.700 1.700M16.800 16.800l1.700 1.700M18.500 5.500l-1.700 1.700M7.200 16.800l-1.700 1.700" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  list: '<path d="M9 6.500h11M9 12h11M9 17.500h11" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="m4.500 4.800 1.700 1.700-1.700 1.700-1.700-1.700zM4.500 10.300 6.200 12l-1.700 1.700L2.800 12zM4.500 15.800l1.700 1.700-1.700 1.700-1.700-1.700z" fill="currentColor"/>',
  back: '<path d="m14.500 5-7 7 7 7" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="m9.500 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="m17.500 5-7 7 7 7M6.500 5v14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="m6.500 5 7 7-7 7M17.500 5v14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7.500 5v14l11-7z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  pause:
    '<path d="M8.500 5.500v13M15.500 5.500v13" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="1.7"/><circle cx="8.500" cy="8.500" r="1.500"/><circle cx="15.500" cy="15.500" r="1.500"/><circle cx="12" cy="12" r="1.500"/>',
  hint: '<path d="M9 17.500c0-2.200-3-3.800-3-7.500a6 6 0 0 1 12 0c0 3.700-3 5.300-3 7.500zM9.500 20.500h5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10.500 13.500a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M13.500 10.500a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  download:
    '<path d="M12 4v11M7 10.500l5 5 5-5M4.500 20h15" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="m5.500 9.500 6.500 6 6.500-6" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>',
  door: '<path d="M5 21V4.500C5 3.700 5.700 3 6.500 3h11c.8 0 1.500.7 1.500 1.500V21M3 21h18" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/><circle cx="15.200" cy="12.300" r="1.300" fill="currentColor"/>',
  bot: '<rect x="4.500" y="8" width="15" height="11.500" rx="2.500" fill="none" stroke="currentColor" stroke-width="1.700"/><path d="M12 8V4.800M2.500 12v3.500M21.500 12v3.500" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/><circle cx="12" cy="3.600" r="1.400" fill="currentColor"/><circle cx="9" cy="13" r="1.400" fill="currentColor"/><circle cx="15" cy="13" r="1.400" fill="currentColor"/><path d="M9.500 16.500h5" stroke="currentColor" stroke-width="1.500" stroke-linecap="round"/>',
} as const;

export type Sign = keyof typeof SIGNS;
