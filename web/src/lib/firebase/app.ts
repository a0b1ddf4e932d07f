import { initializeApp } from 'firebase/app';
import { readEnvironment } from '@/lib/environment.ts';

export const environment = readEnvironment(import.meta.env);

export const firebaseApp = initializeApp(environment.firebase);
