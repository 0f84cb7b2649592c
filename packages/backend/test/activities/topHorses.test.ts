import { MINUTE } from '@furlong/game/rules';
import { beforeAll, expect, it } from 'vitest';
import { buyHorse, retireHorse, topHorses } from '../../src/index.ts';
import { fillRace, voidRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
