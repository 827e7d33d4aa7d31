import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { testHost } from '@/engine/testing/test-engine';
import { AppModel } from '@/ui/app/app-model';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { until } from '@/ui/app/testing/until';

const template = {
  character_creation: { mode: 'guided', guidance: 'You are new here.' },
  allowed_races: [{ name: 'Human' }, { name: 'Heron' }],
};

async function started(more: Readonly<Record<string, string>>): Promise<AppModel> {
  const host = new ScriptedHost();
  const app = new AppModel(host);
  app.start();
  const services = testHost({ content: { campaigns: smallCampaignWith(more) } });
  host.tell({ kind: 'ready', services, keeps: 'device' });
  await until(app.app, ({ kind }) => kind === 'ready');
  return app;
}

const asking = {
  'small/characters/player/template.json': JSON.stringify(template),
};

it('[arch §6.2.6] a campaign that names nobody begins without a question', async () => {
  const app = await started({});
  expect([app.whoBegins.ask('small', 1), app.whoBegins.store.getState().asked]).toEqual([
    false,
    null,
  ]);
});

it('[arch §6.2.6] a campaign that asks begins once the player has answered, and not before', async () => {
  const app = await started(asking);
  expect(app.whoBegins.ask('small', 1)).toBe(true);
  expect(app.whoBegins.store.getState().asked).toMatchObject({
    ...{ campaign: 'small', seed: 1, said: {} },
    form: { mode: 'guided', guidance: 'You are new here.' },
  });
  expect(app.story.getState().phase).toBe('empty');
  app.whoBegins.begin({ name: 'Ada', race: 'Heron' });
  await until(app.state, ({ path: told }) => told.length > 0);
  const { path, stateAt } = app.state.getState();
  const [first] = path;
  expect(first === undefined ? null : stateAt(first.id)?.['player']).toMatchObject({
    name: 'Ada',
    race: 'Heron',
  });
  expect(app.whoBegins.store.getState().asked).toBeNull();
});

it('[arch §6.2.6] whoever leaves the question begins nothing', async () => {
  const app = await started(asking);
  app.whoBegins.ask('small', 1);
  app.whoBegins.leave();
  app.whoBegins.begin({});
  expect([app.whoBegins.store.getState().asked, app.story.getState().phase]).toEqual([
    null,
    'empty',
  ]);
});

it('[arch §6.2.6] begun again, the story asks with what was answered before', async () => {
  const app = await started(asking);
  await app.begin('small', 1, { name: 'Ada', pronouns: 'she', race: 'Heron' });
  await app.beginAgain();
  expect(app.whoBegins.store.getState().asked?.said).toEqual({
    name: 'Ada',
    pronouns: 'she',
    race: 'Heron',
  });
});
