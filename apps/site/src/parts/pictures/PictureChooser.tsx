import { CloseButton, Loader } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { PictureButton } from './PictureButton.tsx';
import classes from './PictureChooser.module.css';
import type { ChosenPicture, ChosenPictures } from './use-chosen-pictures.ts';
import { useObjectUrl } from './use-object-url.ts';

interface Words {
  readonly title: string;
  readonly hint: string | null;
  readonly add: string;
  readonly pictureOf: (no: number) => string;
  readonly remove: (no: number) => string;
}

/** The pictures that somebody brings, and room for more. */
export function PictureChooser({ chosen, words }: { chosen: ChosenPictures; words: Words }) {
  return (
    <fieldset className={classes.pictures}>
      <legend>{words.title}</legend>
      {words.hint === null ? null : <p className={classes.hint}>{words.hint}</p>}
      <ul className={classes.row}>
        {chosen.pictures.map((picture, at) => (
          <Chosen
            key={picture.key}
            picture={picture}
            alt={words.pictureOf(at + 1)}
            removeLabel={words.remove(at + 1)}
            onRemove={() => chosen.remove(picture.key)}
          />
        ))}
        {chosen.isFull ? null : (
          <li>
            <PictureButton
              label={words.add}
              onPicture={(file) => void chosen.add(file)}
              variant="default"
              className={classes.add ?? ''}
              leftSection={<IconPhotoPlus size={20} />}
            >
              {words.add}
            </PictureButton>
          </li>
        )}
      </ul>
      {chosen.problem ? (
        <p className={classes.problem} role="alert">
          {chosen.problem}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A chosen picture, dimmed until the server has it. */
function Chosen({
  picture,
  alt,
  removeLabel,
  onRemove,
}: {
  picture: ChosenPicture;
  alt: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  const url = useObjectUrl(picture.file);
  const isWaiting = picture.id === null;
  return (
    <li className={classes.picture} aria-busy={isWaiting}>
      {url ? <img src={url} alt={alt} /> : null}
      {isWaiting ? <Loader size={22} className={classes.waiting ?? ''} /> : null}
      <CloseButton size="sm" className={classes.remove ?? ''} aria-label={removeLabel} onClick={onRemove} />
    </li>
  );
}
