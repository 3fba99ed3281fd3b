import { type Call, type CallRequest, type CallValue, pictureTypes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../Failure.tsx';

/** A picture that is uploaded as soon as it is chosen; it counts when the form is saved. */
export function PictureField<C extends Call & { readonly upload: unknown }>({
  call,
  label,
  hint,
  picture,
  error = null,
  onChosen,
  children,
}: {
  call: C;
  label: string;
  hint: string;
  /** How the chosen one looks; null for none. */
  picture: ReactNode;
  error?: string | null;
  onChosen: (kept: CallValue<C>) => void;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('contentOffice');
  const upload = useAct(call, []);
  function send(file: File | null) {
    if (file === null || upload.isPending) return;
    upload.mutate({ file } as CallRequest<C>, { onSuccess: onChosen });
  }
  return (
    <Input.Wrapper label={label} labelElement="div" description={hint} error={error}>
      <Group mt="xs" align="center">
        {picture}
        <FileButton accept={pictureTypes.join(',')} onChange={send}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhotoUp size={17} />}
              loading={upload.isPending}
            >
              {t(picture ? 'picture.other' : 'picture.choose')}
            </Button>
          )}
        </FileButton>
        {children}
      </Group>
      <div aria-live="polite">
        <Failure failure={upload.error} />
      </div>
    </Input.Wrapper>
  );
}
