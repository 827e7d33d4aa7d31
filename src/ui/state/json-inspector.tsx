import { memo, useDeferredValue, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Json } from '@/foundation/json';
import { AppButton } from '@/ui/kit/app-button';
import { IconButton } from '@/ui/kit/icon-button';
import { TextField } from '@/ui/kit/text-field';
import { Words } from '@/ui/kit/words';
import { jsonText, searchJson, type JsonLine } from '@/ui/state/json-lines';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { copyText } from '@/ui/tools/log/copy-text';

const linesAtATime = 200;
const longestQuery = 100;

/** The state as it is kept, to search in and to take along. */
export function JsonInspector({ value }: { readonly value: Json }) {
  const { colors } = useAppTheme();
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const text = useMemo(() => jsonText(value), [value]);
  const wanted = useDeferredValue(query);
  const { lines, found } = useMemo(() => searchJson(text, wanted), [text, wanted]);
  const words = texts.state;
  return (
    <View>
      <View style={styles.head}>
        <TextField
          label={words.search}
          mostCharacters={longestQuery}
          onChange={(next) => {
            setQuery(next);
            setCopied('');
          }}
          style={styles.grow}
          testID="state-search"
          value={query}
        />
        <IconButton
          icon="copy"
          label={words.copy}
          onPress={() => {
            void copyText(text).then((isCopied) => {
              setCopied(isCopied ? words.copied : words.notCopied);
            });
          }}
          testID="copy-json"
        />
      </View>
      <Words
        aria-live="polite"
        as="bodySmall"
        color={colors.onSurfaceVariant}
        role="status"
        style={styles.remark}
        testID="json-remark"
      >
        {copied === '' && wanted !== '' ? words.found(found) : copied}
      </Words>
      <Lines key={wanted} lines={lines} />
    </View>
  );
}

/** A long text comes in pieces. */
function Lines({ lines }: { readonly lines: readonly JsonLine[] }) {
  const [most, setMost] = useState(linesAtATime);
  const left = lines.length - most;
  return (
    <>
      <View testID="state-json">
        {lines.slice(0, most).map((line) => (
          <Line key={line.index} line={line} />
        ))}
      </View>
      {left > 0 ? (
        <AppButton
          look="text"
          onPress={() => {
            setMost(most + linesAtATime);
          }}
          testID="more-lines"
        >
          {texts.state.moreLines(Math.min(left, linesAtATime))}
        </AppButton>
      ) : null}
    </>
  );
}

/** A line that wraps stays in its own column. */
const Line = memo(function Line({ line }: { readonly line: JsonLine }) {
  const { colors } = useAppTheme();
  const found = {
    backgroundColor: colors.tertiaryContainer,
    color: colors.onTertiaryContainer,
  };
  return (
    <Words as="log" selectable style={{ paddingStart: Math.min(line.depth, 12) * space.lg }}>
      {line.parts.map(({ text, isFound }, index) =>
        isFound ? (
          <Words as="log" key={index} style={found} testID="found">
            {text}
          </Words>
        ) : (
          text
        ),
      )}
    </Words>
  );
});

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm, marginEnd: -space.md },
  grow: { flex: 1 },
  remark: { minHeight: 18, marginVertical: space.sm },
});
