import type { SceneId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';
import { ActionRow } from '@/ui/kit/action-row';
import { sceneOf } from '@/ui/memories/memory-sections';
import { memoryTexts } from '@/ui/texts/memory-texts';

type MemoryRowsProps = {
  readonly memory: Memory;
  readonly path: readonly Scene[];
  readonly onTurnPin: () => void;
  readonly onCorrect: () => void;
  readonly onForget: () => void;
  readonly onOpenScene: (scene: SceneId) => void;
};

/** What can be done with a memory. */
export function MemoryRows(props: MemoryRowsProps) {
  const { memory, path, onTurnPin, onCorrect, onForget, onOpenScene } = props;
  const { sheet } = memoryTexts;
  const isPinned = memory.isPinned === true;
  const scene = sceneOf(memory, path);
  return (
    <>
      <ActionRow
        help={isPinned ? sheet.unpinHelp : sheet.pinHelp}
        icon="pin"
        isDisabled={false}
        label={isPinned ? sheet.unpin : sheet.pin}
        onPress={onTurnPin}
        testID="pin-memory"
      />
      <ActionRow
        help={sheet.correctHelp}
        icon="typeInstead"
        isDisabled={false}
        label={sheet.correct}
        onPress={onCorrect}
        testID="correct-memory"
      />
      <ActionRow
        help={sheet.forgetHelp}
        icon="delete"
        isDisabled={false}
        label={sheet.forget}
        onPress={onForget}
        testID="forget-memory"
      />
      {scene === null ? null : (
        <ActionRow
          help={sheet.openSceneHelp}
          icon="tree"
          isDisabled={false}
          label={sheet.openScene(scene.number)}
          onPress={() => {
            onOpenScene(scene.id);
          }}
          testID="open-scene"
        />
      )}
    </>
  );
}
