import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { pictureTypes } from './picture-file.ts';

interface PictureButtonProps extends ButtonProps {
  onPicture: (file: File) => void;
  /** What the field for the file is called, for who does not see the button beside it. */
  label: string;
  children: ReactNode;
}

/** A button that opens the chooser of pictures. */
export function PictureButton({ onPicture, label, children, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = '';
          if (file) onPicture(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
