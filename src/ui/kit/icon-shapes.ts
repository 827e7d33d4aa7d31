export type IconPart =
  | { readonly path: string; readonly filled?: true }
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx: number;
    };

/** Drawn with a stroke on a grid of 24. */
export const iconShapes = {
  library: [{ path: 'M4 4.5h3.5v15H4zM7.5 4.5H11v15H7.5zM13 5.2l3.4-.9 3.9 14.5-3.4.9z' }],
  story: [
    {
      path: 'M12 6.5C10 5 7 4.6 3.5 4.8v13c3.5-.2 6.5.2 8.5 1.7 2-1.5 5-1.9 8.5-1.7v-13C17 4.6 14 5 12 6.5zM12 6.5v13',
    },
  ],
  state: [{ path: 'M12 3.5l8.5 4.3L12 12 3.5 7.8zM4 12.2l8 4 8-4M4 16.3l8 4 8-4' }],
  assets: [
    { x: 3.5, y: 5, width: 17, height: 14, rx: 2.5 },
    { cx: 8.6, cy: 9.8, r: 1.5 },
    { path: 'M4 17l5-4.5 3.2 2.8L16 11l4.5 4.6' },
  ],
  tools: [
    { cx: 5.5, cy: 6, r: 2.3 },
    { cx: 5.5, cy: 18, r: 2.3 },
    { cx: 18.5, cy: 12, r: 2.3 },
    { path: 'M7.8 6.3c4 .5 4.4 5.7 8.4 5.7M7.8 17.7c4-.5 4.4-5.7 8.4-5.7' },
  ],
  settings: [
    { path: 'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9' },
    { cx: 15.2, cy: 7.5, r: 2.2 },
    { cx: 8.8, cy: 16.5, r: 2.2 },
  ],
  undo: [{ path: 'M8.5 5L4.5 9l4 4M4.8 9H14a5.2 5.2 0 0 1 0 10.4h-3.5' }],
  reading: [
    { path: 'M3 18.5L8.2 5.5l5.2 13M4.8 14.2h6.8' },
    { cx: 18, cy: 15.4, r: 3.1 },
    { path: 'M21.1 12v6.5' },
  ],
  tree: [
    { cx: 6.5, cy: 5.8, r: 2.1 },
    { cx: 6.5, cy: 18.2, r: 2.1 },
    { cx: 17.5, cy: 8.8, r: 2.1 },
    { path: 'M6.5 8v8M17.5 11c0 4.5-8 2.5-10.5 5.5' },
  ],
  memory: [{ path: 'M7 4h10v16l-5-3.8L7 20z' }],
  pin: [{ path: 'M9 4h6l-.7 5.5 3.2 3.7h-11l3.2-3.7zM12 13.2v6.8' }],
  person: [{ cx: 12, cy: 8.2, r: 3.7 }, { path: 'M4.8 19.8c.7-4 3.6-5.8 7.2-5.8s6.5 1.8 7.2 5.8' }],
  place: [
    { path: 'M12 20.5c4.3-4.6 6.3-7.9 6.3-10.8A6.3 6.3 0 0 0 5.7 9.7c0 2.9 2 6.2 6.3 10.8z' },
    { cx: 12, cy: 9.7, r: 2.1 },
  ],
  beat: [{ path: 'M6 20.5V4M6 5c4-2.2 7 2 12 0v8.5c-5 2-8-2.2-12 0' }],
  item: [{ cx: 8, cy: 14.5, r: 3.8 }, { path: 'M11 12l8.5-7.5M16 7.5l2.5 2.7' }],
  stat: [{ path: 'M3.5 19.5h17M4 17c4.2 0 4.6-11.5 8-11.5S15.8 17 20 17' }],
  typeInstead: [{ path: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5z' }],
  stop: [{ x: 6.5, y: 6.5, width: 11, height: 11, rx: 2 }],
  expand: [{ path: 'M6.5 9.5l5.5 5.3 5.5-5.3' }],
  collapse: [{ path: 'M6.5 14.5L12 9.2l5.5 5.3' }],
  back: [{ path: 'M14.5 6.5L9.2 12l5.3 5.5' }],
  open: [{ path: 'M9.5 6.5l5.3 5.5-5.3 5.5' }],
  done: [{ path: 'M5 12.8l4.6 4.6L19.5 7' }],
  running: [{ cx: 12, cy: 12, r: 8.3 }, { path: 'M12 7.5V12l3.2 2' }],
  waiting: [{ path: 'M7 12h10' }],
  failed: [{ path: 'M12 4.2L21 19.5H3zM12 10v4.3M12 16.9v.1' }],
  close: [{ path: 'M6 6l12 12M18 6L6 18' }],
  add: [{ path: 'M12 5v14M5 12h14' }],
  download: [{ path: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14' }],
  lock: [
    { x: 5.5, y: 10.5, width: 13, height: 9.5, rx: 2 },
    { path: 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5' },
  ],
  network: [
    { cx: 12, cy: 12, r: 8.3 },
    { path: 'M3.7 12h16.6M12 3.7c3.2 4.8 3.2 11.8 0 16.6-3.2-4.8-3.2-11.8 0-16.6z' },
  ],
  retry: [{ path: 'M18.8 9.2A7.6 7.6 0 1 0 19.6 13M19.4 4.6v4.8h-4.8' }],
  more: [
    { cx: 5.5, cy: 12, r: 0.8 },
    { cx: 12, cy: 12, r: 0.8 },
    { cx: 18.5, cy: 12, r: 0.8 },
  ],
  filter: [{ path: 'M4 6.5h16M7 12h10M10 17.5h4' }],
  copy: [
    { x: 8.5, y: 8.5, width: 11, height: 11, rx: 2 },
    { path: 'M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2' },
  ],
  reveal: [
    {
      path: 'M2.8 12c2.4-4.3 5.5-6.3 9.2-6.3s6.8 2 9.2 6.3c-2.4 4.3-5.5 6.3-9.2 6.3S5.2 16.3 2.8 12z',
    },
    { cx: 12, cy: 12, r: 2.7 },
  ],
  keep: [
    {
      path: 'M6 4.5h11.5v15H7.5A2.5 2.5 0 0 1 5 17V5.5a1 1 0 0 1 1-1zM5 17a2.3 2.3 0 0 1 2.4-2.3h10.1',
    },
  ],
  archive: [
    { x: 3.5, y: 4.5, width: 17, height: 4.5, rx: 1.2 },
    { path: 'M5 9v8.7A1.8 1.8 0 0 0 6.8 19.5h10.4a1.8 1.8 0 0 0 1.8-1.8V9M10 12.5h4' },
  ],
  delete: [{ path: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7' }],
  play: [{ path: 'M8 5.5v13l10.5-6.5z', filled: true }],
  pause: [{ path: 'M8.6 5.5v13M15.4 5.5v13' }],
} as const satisfies Readonly<Record<string, readonly IconPart[]>>;

export type IconName = keyof typeof iconShapes;
