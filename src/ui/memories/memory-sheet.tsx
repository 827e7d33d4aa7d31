import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Memory } from '@/story/state/memory';
import { AppButton } from '@/ui/kit/app-button';
import { Dialog } from '@/ui/kit/dialog';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { CorrectMemory } from '@/ui/memories/correct-memory';
import type { MemoryActions } from '@/ui/memories/memory-actions';
import { MemoryFacts, type MemoryFactsProps } from '@/ui/memories/memory-facts';
import { MemoryRows } from '@/ui/memories/memory-rows';
import { typographic } from '@/story/words/typographic';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type MemorySheetProps = MemoryFactsProps & {
  readonly actions: MemoryActions;
  readonly onClose: () => void;
  /** Closed, too; and what the focus would return to is not there any more. */
  readonly onGone: () => void;
};

/** One memory: where it comes from, why it was found, and what can be done with it. */
export function MemorySheet(props: MemorySheetProps) {
  const { memory, path, actions, onGone } = props;
  const [mode, setMode] = useState<'looking' | 'correcting' | 'forgetting'>('looking');
  const [fault, setFault] = useState<string | null>(null);
  const [before] = useState(memory);
  const then =
    (done: () => void) =>
    (wrong: string | null): void => {
      setFault(wrong);
      if (wrong === null) done();
    };
  const look = (): void => {
    setMode('looking');
  };
  if (mode === 'forgetting')
    return (
      <ForgetDialog
        fault={fault}
        here={path[path.length - 1]?.number ?? 1}
        memory={memory}
        onForget={() => void actions.forget(memory).then(then(onGone))}
        onKeep={look}
      />
    );
  return (
    <Sheet
      isOpen
      // What is pinned stands elsewhere in the list.
      onClose={memory.isPinned === before.isPinned ? props.onClose : onGone}
      testID="memory-sheet"
      title={memoryTexts.sheet.title}
    >
      {mode === 'correcting' ? (
        <CorrectMemory
          onCancel={look}
          onCorrect={(summary) => void actions.correct(memory, summary).then(then(look))}
          summary={memory.summary}
        />
      ) : (
        <View>
          <MemoryFacts {...props} />
          <MemoryRows
            memory={memory}
            onCorrect={() => {
              setMode('correcting');
            }}
            onForget={() => {
              setMode('forgetting');
            }}
            onOpenScene={actions.openScene}
            onTurnPin={() => void actions.turnPin(memory).then(setFault)}
            path={path}
          />
        </View>
      )}
      <Fault sentence={fault} />
    </Sheet>
  );
}

type ForgetDialogProps = {
  readonly memory: Memory;
  /** The number of the scene where the player stands. */
  readonly here: number;
  readonly fault: string | null;
  readonly onForget: () => void;
  readonly onKeep: () => void;
};

function ForgetDialog({ memory, here, fault, onForget, onKeep }: ForgetDialogProps) {
  const { title, message, keep, forget } = memoryTexts.forgetting;
  return (
    <Dialog
      icon="memory"
      isOpen
      message={message(`“${typographic(memory.summary)}”`, here)}
      onLeave={onKeep}
      testID="forget-dialog"
      title={title}
    >
      <AppButton look="filled" onPress={onKeep} testID="keep-memory">
        {keep}
      </AppButton>
      <AppButton look="text" onPress={onForget} testID="confirm-forget">
        {forget}
      </AppButton>
      <Fault sentence={fault} />
    </Dialog>
  );
}

function Fault({ sentence }: { readonly sentence: string | null }) {
  const { colors } = useAppTheme();
  if (sentence === null) return null;
  return (
    <Words
      as="bodyMedium"
      color={colors.error}
      role="alert"
      style={styles.fault}
      testID="memory-fault"
    >
      {sentence}
    </Words>
  );
}

const styles = StyleSheet.create({ fault: { marginTop: space.md } });
