import '@mantine/core/styles/Slider.layer.css';
import { DirectionProvider, Slider } from '@mantine/core';

interface AmountSliderProps {
  /** What it sets, for those who listen. */
  readonly label: string;
  readonly className?: string | undefined;
  /** From 0 to 100. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** An amount by feel, from left to right in every language: the hand that drags it reads no text. */
export function AmountSlider({ label, className = '', place, onPlace }: AmountSliderProps) {
  return (
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <Slider
        className={className}
        label={null}
        min={0}
        max={100}
        value={place}
        onChange={onPlace}
        thumbLabel={label}
        dir="ltr"
      />
    </DirectionProvider>
  );
}
