import { EXPO_LIST_PATH } from '../domain/expo/expo-list-path.ts';
import { apiHost } from './env.ts';

/** The worker stores what comes from there. */
export const EXPO_LIST_ADDRESS = apiHost + EXPO_LIST_PATH;
