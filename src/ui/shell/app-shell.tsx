import { usePathname, useRouter } from 'expo-router';
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useApp, useAppView, useHeldStories, useStoryView } from '@/ui/app/app-context';
import { FilesPlace } from '@/ui/shell/files-place';
import { PersonPlace } from '@/ui/shell/person-place';
import { MessageScreen } from '@/ui/kit/message-screen';
import { Words } from '@/ui/kit/words';
import { Banners } from '@/ui/shell/banners';
import { mainDestinations, settingsDestination, showsStory } from '@/ui/shell/destinations';
import { ShellLayout } from '@/ui/shell/shell-layout';
import { OpeningSeen } from '@/ui/shell/opening-seen';
import { SkipLink } from '@/ui/shell/skip-link';
import { useSecondTapGuard } from '@/ui/shell/use-second-tap-guard';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';

/** Around every screen: the way to the others, and what concerns the app as a whole. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const app = useApp();
  const view = useAppView();
  switch (view.kind) {
    case 'opening':
      return <Opening />;
    case 'elsewhere':
      return (
        <MessageScreen
          action={{
            label: texts.app.takeOver,
            onPress: () => {
              app.takeOver();
            },
          }}
          body={texts.app.elsewhereBody}
          testID="elsewhere"
          title={texts.app.elsewhereTitle}
        />
      );
    case 'failed':
      return (
        <MessageScreen
          action={null}
          body={view.message}
          testID="failed"
          title={texts.app.failedTitle}
        />
      );
    case 'ready':
      return <ReadyShell keeps={view.keeps}>{children}</ReadyShell>;
  }
}

/** The same words that the empty page showed before any script ran. */
function Opening() {
  const { colors, own } = useAppTheme();
  return (
    <View
      style={[styles.shell, styles.opening, { backgroundColor: colors.surface }]}
      testID="opening"
    >
      <Words as="bodyLarge" color={own.proseMuted} style={styles.openingWords}>
        {texts.app.opening}
      </Words>
    </View>
  );
}

type ReadyShellProps = { readonly keeps: 'device' | 'visit'; readonly children: ReactNode };

function ReadyShell({ keeps, children }: ReadyShellProps) {
  const pathname = usePathname();
  const router = useRouter();
  const story = useStoryView();
  const hasStory = story.phase !== 'empty' || story.isOpening;
  const destinations = mainDestinations(hasStory);
  const isHeldBack = useHeldStories().length > 0 && !hasStory && showsStory(pathname);
  useEffect(() => {
    if (isHeldBack) router.replace('/library');
  }, [isHeldBack, router]);
  const isBare = pathname === '/';
  const isSecondTap = useSecondTapGuard(isBare);
  const shown = pathname === '/tree' || pathname === '/memories' ? '/state' : pathname;
  const current = [...destinations, settingsDestination].find(({ path }) => path === shown);
  const navigation = {
    destinations,
    current: current?.name ?? null,
    onGo: ({ path }: { readonly path: string }) => {
      if (!isSecondTap()) router.navigate(path);
    },
  };
  return (
    <ShellLayout
      first={isBare ? null : <SkipLink />}
      navigation={isBare ? null : navigation}
      over={
        <>
          <FilesPlace />
          <PersonPlace />
        </>
      }
    >
      <Banners hasStory={hasStory} keeps={keeps} />
      {children}
      <OpeningSeen pathname={pathname} />
    </ShellLayout>
  );
}

const styles = StyleSheet.create({
  shell: { flex: 1 },
  opening: { alignItems: 'center', justifyContent: 'center' },
  openingWords: { fontFamily: 'serif', fontSize: 18 },
});
