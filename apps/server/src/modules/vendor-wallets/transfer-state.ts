/**
 * `sending`: money is set aside and the vendor is being told. `in_doubt`: nobody knows whether the vendor heard it. `done`: it
 * arrived. `returned`: it is back where it came from.
 */
export const transferStates = ['sending', 'in_doubt', 'done', 'returned'] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * What becomes known of a transfer. `accepted` and `refused` are answers to the transfer itself, `lost` that there was none;
 * `found` and `absent` answer the question about its status, `silent` that there was no answer to it.
 */
export const transferEvents = ['accepted', 'refused', 'lost', 'found', 'absent', 'silent'] as const;
export type TransferEvent = (typeof transferEvents)[number];

/**
 * `arrive` and `return` end the transfer, `doubt` leaves it to the next question, `stay` changes nothing, and `contradict` is
 * said where a vendor takes back what it said: nothing moves, and people look into it.
 */
export type TransferStep = 'arrive' | 'return' | 'doubt' | 'stay' | 'contradict';

/**
 * What an event does to a transfer. A refusal ends it only while it is being sent: after a doubt the same transfer may have
 * arrived by another way, and the question about its status decides, which buries what never came.
 */
export function stepOf(state: TransferState, event: TransferEvent): TransferStep {
  switch (state) {
    case 'sending':
    case 'in_doubt':
      if (event === 'accepted' || event === 'found') return 'arrive';
      if (event === 'absent') return 'return';
      if (event === 'refused') return state === 'sending' ? 'return' : 'doubt';
      return 'doubt';
    case 'done':
      return event === 'absent' ? 'contradict' : 'stay';
    case 'returned':
      return event === 'accepted' || event === 'found' ? 'contradict' : 'stay';
  }
}
