import { Share } from 'react-native';

/** Phones hand text on: the sheet that opens can copy it too. */
export async function copyText(text: string): Promise<boolean> {
  const { action } = await Share.share({ message: text });
  return action === Share.sharedAction;
}
