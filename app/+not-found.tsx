import { useRouter } from 'expo-router';

import { MessageScreen } from '@/ui/kit/message-screen';
import { texts } from '@/ui/texts/texts';

export { FailedScreen as ErrorBoundary } from '@/ui/shell/failed-screen';

export default function NotFound() {
  const router = useRouter();
  return (
    <MessageScreen
      action={{
        label: texts.app.notFoundAction,
        onPress: () => {
          router.replace('/');
        },
      }}
      body=""
      testID="not-found"
      title={texts.app.notFoundTitle}
    />
  );
}
