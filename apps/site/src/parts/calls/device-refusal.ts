/** Why a device gave no key: its owner would not, it has none of the kind, or it has this one already. */
export type DeviceRefusalKind = 'cancelled' | 'unsupported' | 'known';

/** The device, or who sits at it, said no. The server never heard of it. */
export class DeviceRefusal extends Error {
  readonly kind: DeviceRefusalKind;

  constructor(kind: DeviceRefusalKind) {
    super(`the device refused: ${kind}`);
    this.name = 'DeviceRefusal';
    this.kind = kind;
  }
}
