import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { OnlineContext } from '../ui/load-failure.ts';

export const OnlineProvider = ({ children }: { children: ReactNode }) => (
  <OnlineContext value={useAtomValue(isOnlineAtom)}>{children}</OnlineContext>
);
