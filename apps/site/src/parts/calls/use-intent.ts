import { createIntent, type Intent } from '@ikka/client';
import { useState } from 'react';
import { v7 } from 'uuid';

/** What a part of the page wants done with money: pressing again is the same wish until its outcome is known. */
export const useIntent = (): Intent => useState(() => createIntent(() => v7()))[0];
