// @script venue

import { Smartphone } from 'lucide-react';
import { useRef } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { GetReadyButton } from '../save-offline/get-ready-button.tsx';
import { shortReadyText } from '../save-offline/readiness.ts';
import { useReadiness } from '../save-offline/use-readiness.ts';
import styles from './expo-day.module.css';

const CHECKING = ['Save for offline', 'Checking what’s saved…'] as const;

/** One tap stores the expo on this phone. The page of the expo says what is stored. */
export function ReadyRow({ expo }: { expo: Expo }) {
  const { found, ready, problem, share, isOnline, isPreparing, start } = useReadiness(expo);
  const [title, state] = found ? shortReadyText(found) : CHECKING;
  const preparing = 'Saving your pass…';
  const text = problem || (isPreparing ? preparing : state);
  const wasSaving = useRef(false);
  const saving = share !== null ? 'Saving for offline…' : isPreparing && preparing;
  if (saving) wasSaving.current = true;
  return (
    <li className={styles.ready} data-wide>
      <Link href={expoPath(expo.slug)}>
        <Smartphone size={20} aria-hidden />
        <span className={styles.fact}>
          <small>{problem ? CHECKING[0] : title}</small>
          <b>{share === null ? text : `Saving, ${Math.floor(share * 100)}%`}</b>
        </span>
      </Link>
      {/* Beside the link, whose name has the state: and once, not with each per cent. */}
      <span role="status" className="visually-hidden">
        {problem || saving || (wasSaving.current && state)}
      </span>
      {found && !ready && !problem && isOnline && !isPreparing && (
        <GetReadyButton found={found} isBusy={share !== null} start={start} variant="light" />
      )}
    </li>
  );
}
