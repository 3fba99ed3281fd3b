import { calls, pictureTypes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import type { PromotionPicture } from './promotion-draft.ts';
import classes from './promotions.module.css';

/** A picture that is uploaded as soon as it is chosen; it is seen once the promotion is published. */
export function PromotionPictureField({
  picture,
  onPicture,
}: {
  picture: PromotionPicture | null;
  onPicture: (picture: PromotionPicture | null) => void;
}) {
  const { t } = useTranslation('officeOffers');
  const upload = useAct(calls.officePromotions.officeUploadPromotionPicture, []);
  function send(file: File | null) {
    if (file === null || upload.isPending) return;
    upload.mutate({ file }, { onSuccess: onPicture });
  }
  return (
    <Input.Wrapper
      label={t('promotions.picture')}
      labelElement="div"
      description={t('promotions.pictureHint')}
    >
      <Group mt="xs" align="center">
        {picture ? <img src={picture.small} alt="" className={classes.picture} /> : null}
        <FileButton accept={pictureTypes.join(',')} onChange={send}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPhotoUp size={17} />}
              loading={upload.isPending}
            >
              {t(picture ? 'promotions.otherPicture' : 'promotions.choosePicture')}
            </Button>
          )}
        </FileButton>
        {picture ? (
          <Button variant="subtle" onClick={() => onPicture(null)}>
            {t('promotions.noPicture')}
          </Button>
        ) : null}
      </Group>
      <div aria-live="polite">
        <Failure failure={upload.error} />
      </div>
    </Input.Wrapper>
  );
}
