import type { Browser } from 'playwright-core';

const width = 1200;
const height = 640;

/** A desktop and a phone side by side, drawn by the browser itself. */
export async function composePicture(
  browser: Browser,
  desktop: Buffer,
  phone: Buffer,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  const source = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; background: transparent; }
      img { position: absolute; border-radius: 14px; outline: 1px solid #4a4458; }
      .desktop { left: 1px; bottom: 1px; height: 560px; }
      .phone { right: 1px; top: 1px; height: 638px; border-radius: 26px; }
    </style>
    <img class="desktop" src="${source(desktop)}">
    <img class="phone" src="${source(phone)}">`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
