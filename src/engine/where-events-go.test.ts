import { hostWithRecall } from '@/engine/testing/skills-with';
import { beginSession, take } from '@/engine/testing/test-engine';

const allSix = `
  io.log('info', 'Looking about.');
  io.patch({ lantern: { lit: true } });
  const { path } = await io.call('assets.write', { mediaType: 'text/plain', content: 'a map' });
  io.asset({ assetId: 'map', kind: 'text', mediaType: 'text/plain', path });
  io.ui('narrative_choice', { choices: ['Follow the map.'] });
  io.error('smudged', 'A corner cannot be read.');
  io.done({ ok: true, summary: 'Found a map.' });`;

it('[arch §2.2.3, §2.1.3; 002 FR-048] each of the six kinds of event goes where it belongs: panel, state, gallery, choices, errors', async () => {
  const session = await beginSession(hostWithRecall(allSix, ['assets.write']));
  const events = await take(session, 'Take an apple');
  const { assets, plans } = session.path[1]?.outcome ?? {};
  expect({
    panel: events.flatMap((event) =>
      event.type === 'activity' && event.toolId === 'recall' && event.event !== null
        ? [event.event.type]
        : [],
    ),
    state: session.state['lantern'],
    gallery: assets?.map(({ mediaType, madeBy }) => [mediaType, madeBy.toolId]),
    choices: session.choices.map(({ text }) => text)[0],
    errors: plans?.[0]?.faults?.map(({ code, skill }) => [code, skill]),
  }).toEqual({
    panel: ['log', 'state_patch', 'asset', 'ui_event', 'error', 'done'],
    state: { lit: true },
    gallery: [['text/plain', 'recall']],
    choices: 'Follow the map.',
    errors: [['smudged', 'memory']],
  });
});

it('[arch §2.2.3, SC-012; 002 FR-052, SC-012] what a failed tool said changes nothing in the story, its errors are in the log, and the rest of the plan runs', async () => {
  const failing = allSix.replace('io.done({ ok: true', 'io.done({ ok: false');
  const session = await beginSession(hostWithRecall(failing, ['assets.write']));
  await take(session, 'Take an apple');
  const { assets, plans } = session.path[1]?.outcome ?? {};
  expect({
    state: session.state['lantern'],
    assets,
    offered: session.choices.some(({ text }) => text === 'Follow the map.'),
    logged: plans?.[0]?.tools.find(({ toolId }) => toolId === 'recall')?.state,
    errors: plans?.[0]?.faults?.map(({ code }) => code),
    rest: plans?.[0]?.tools.flatMap(({ toolId, state }) => (toolId === 'recall' ? [] : [state])),
  }).toEqual({
    state: undefined,
    assets: undefined,
    offered: false,
    logged: 'failed',
    errors: ['smudged'],
    rest: ['success'],
  });
});
