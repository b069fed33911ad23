/** A program as a state machine (definitions 4.9): every state meets every trigger. */

import { test } from 'uvu';
import {
  Deprecated,
  InvalidProgram,
  NameTaken,
  NotProgramOwner,
  ProgramNotFound,
} from '../../../modules/programs/index.js';
import { bob, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import { deprecate, execute, info, programChain, register, text } from './running.js';

const after = (work: (c: TestChain) => void) => () => {
  const c = programChain();
  work(c);
  return c;
};
const one = (c: TestChain) => register(c, text());
const two = (c: TestChain) => register(c, text({ version: 2 }));
const params = (c: TestChain) => ({ to: c.json(bob), amount: 1 });

test('every trigger in every state of a program has the specified outcome', () =>
  checkMachine({
    title: 'Program',
    states: {
      none: after(() => undefined),
      'version 1': after(one),
      'version 2': after((c) => {
        one(c);
        two(c);
      }),
      'version 1, deprecated': after((c) => {
        one(c);
        deprecate(c);
      }),
      'version 2 (the first one deprecated)': after((c) => {
        one(c);
        deprecate(c);
        two(c);
      }),
    },
    triggers: {
      'owner registers 1': one,
      'owner registers 2': two,
      'stranger registers 2': (c: TestChain) => register(c, text({ version: 2 }), bob),
      'anybody runs 1': (c: TestChain) => execute(c, params(c), bob),
      'anybody runs 2': (c: TestChain) => execute(c, params(c), bob, 'send', 2),
      'owner deprecates': (c: TestChain) => deprecate(c),
      'stranger deprecates': (c: TestChain) => deprecate(c, bob),
    },
    table: {
      none: {
        'owner registers 1': 'version 1',
        'owner registers 2': 'version 2',
        'stranger registers 2': 'version 2',
        'anybody runs 1': ProgramNotFound,
        'anybody runs 2': ProgramNotFound,
        'owner deprecates': ProgramNotFound,
        'stranger deprecates': ProgramNotFound,
      },
      'version 1': {
        'owner registers 1': InvalidProgram,
        'owner registers 2': 'version 2',
        'stranger registers 2': NameTaken,
        'anybody runs 1': 'version 1',
        'anybody runs 2': ProgramNotFound,
        'owner deprecates': 'version 1, deprecated',
        'stranger deprecates': NotProgramOwner,
      },
      'version 2': {
        'owner registers 1': InvalidProgram,
        'owner registers 2': InvalidProgram,
        'stranger registers 2': NameTaken,
        'anybody runs 1': 'version 2',
        'anybody runs 2': 'version 2',
        'owner deprecates': 'version 2, deprecated',
        'stranger deprecates': NotProgramOwner,
      },
      'version 1, deprecated': {
        'owner registers 1': InvalidProgram,
        'owner registers 2': 'version 2',
        'stranger registers 2': NameTaken,
        'anybody runs 1': Deprecated,
        'anybody runs 2': ProgramNotFound,
        'owner deprecates': Deprecated,
        'stranger deprecates': NotProgramOwner,
      },
      'version 2 (the first one deprecated)': {
        'owner registers 1': InvalidProgram,
        'owner registers 2': InvalidProgram,
        'stranger registers 2': NameTaken,
        'anybody runs 1': Deprecated,
        'anybody runs 2': 'version 2',
        'owner deprecates': 'version 2, deprecated',
        'stranger deprecates': NotProgramOwner,
      },
    },
    stateOf(c) {
      const found = info(c);
      return found ? `version ${found.version}${found.deprecated ? ', deprecated' : ''}` : 'none';
    },
  }));

test.run();
