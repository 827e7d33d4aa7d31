import { Embedders } from '@/engine/recall/embedders';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { fakeEmbedder } from '@/engine/testing/fake-embedder';
import type { Embedder } from '@/ports/embedder';
import { HostFault } from '@/ports/host-fault';

/** A device whose player has a model, or has something that is none. */
function withModel(open: () => Promise<Embedder | null>) {
  let opened = 0;
  const openModel = (): Promise<Embedder | null> => {
    opened += 1;
    return open();
  };
  const embedders = new Embedders({ ...builtInMeaning, openModel });
  return { embedders, opened: () => opened };
}

it('[arch §5.2] the model that a player has is opened once, by the first who asks, and chosen from then on', async () => {
  const model = fakeEmbedder('minilm:1');
  const { embedders, opened } = withModel(() => Promise.resolve(model));
  expect([embedders.chosen, embedders.isModelComing, opened()]).toEqual([null, true, 0]);
  expect(await Promise.all([embedders.model(), embedders.model()])).toEqual([model, model]);
  expect([embedders.chosen, embedders.isModelComing, opened()]).toEqual([model, false, 1]);
});

it('a model that cannot be used is told in its own sentence, not tried again, and the built-in one serves', async () => {
  const sentence = 'model.onnx cannot be read as a model; it may be cut off.';
  const { embedders, opened } = withModel(() => Promise.reject(new HostFault('io', sentence)));
  expect([await embedders.model(), await embedders.model()]).toEqual([null, null]);
  expect([embedders.modelFault, embedders.isModelComing, opened()]).toEqual([sentence, false, 1]);
  expect((await embedders.builtIn())?.id).toMatch(/^built-in:/);
  expect(embedders.fault).toBeNull();
});

it('a player without a model has none, and nothing is wrong', async () => {
  const { embedders } = withModel(() => Promise.resolve(null));
  expect([await embedders.model(), embedders.modelFault, embedders.isModelComing]).toEqual([
    null,
    null,
    false,
  ]);
});

it('whoever was chosen is not replaced by what lies on the device', async () => {
  const { embedders, opened } = withModel(() => Promise.resolve(fakeEmbedder('minilm:1')));
  const chosen = fakeEmbedder('other');
  embedders.choose(chosen);
  expect([await embedders.model(), opened()]).toEqual([chosen, 0]);
});
