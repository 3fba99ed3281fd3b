import { calls, pictureTypes, type ServedPicture } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import classes from './banners.module.css';
import { OfficePicture } from './OfficePicture.tsx';

/** A picture that is uploaded as soon as it is chosen; it counts when the form is saved. */
export function PictureField({
  label,
  hint,
  picture,
  error,
  onPicture,
}: {
  label: string;
  hint: string;
  picture: ServedPicture | null;
  error: string | null;
  onPicture: (picture: ServedPicture | null) => void;
}) {
  const { t } = useTranslation('contentOffice');
  const upload = useAct(calls.officeContent.officeUploadPicture, []);
  function send(file: File | null) {
    if (file === null || upload.isPending) return;
    upload.mutate({ file }, { onSuccess: ({ picture: kept }) => onPicture(kept) });
  }
  return (
    <Input.Wrapper label={label} labelElement="div" description={hint} error={error}>
      <Group mt="xs" align="center">
        {picture ? <OfficePicture picture={picture} className={classes.chosen} /> : null}
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
      </Group>
      <div aria-live="polite">
        <Failure failure={upload.error} />
      </div>
    </Input.Wrapper>
  );
}
