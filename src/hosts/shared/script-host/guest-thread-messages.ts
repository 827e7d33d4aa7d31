import type { BootableGuest } from '@/hosts/shared/guest/bootable-guest';
import type { FromGuest, ToGuest } from '@/hosts/shared/guest/guest-messages';

export type ToGuestThread = ({ readonly kind: 'boot' } & BootableGuest) | ToGuest;

export type FromGuestThread = { readonly kind: 'ready' } | FromGuest;
