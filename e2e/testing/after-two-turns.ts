import type { AppWindow } from './app-window';
import { playInto } from './play-into';
import type { Visit, WebApp } from './web-app';

/** Two turns into a story whose second scene has dice. */
export async function afterTwoTurns(
  web: WebApp,
  size: Visit['size'],
  more: Partial<Visit> = {},
): Promise<AppWindow> {
  const window = await web.visit({
    size,
    at: '?seed=7',
    motion: 'still',
    serviceWorker: 'none',
    ...more,
  });
  await window.firstRun.wait();
  await playInto(window, [2, 2]);
  return window;
}
