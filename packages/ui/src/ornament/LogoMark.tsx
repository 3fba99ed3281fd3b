/** The ace: a spade whose body is the dome of a gate, with the gate's arch cut into it. Drawn in the colour of the text. */
export function LogoMark({ size = 32, title }: { size?: number | string; title?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M24 2.5c1.2 4.6 5 7.7 9.2 11 5 4 10.3 8.3 10.3 15.3 0 6-4.3 9.9-9.6 9.9-3 0-5.6-1.2-7.4-3.4.5 4.3 2.3 7.3 5.8 10.2H15.7c3.5-2.9 5.3-5.9 5.8-10.2-1.8 2.2-4.4 3.4-7.4 3.4-5.3 0-9.6-3.9-9.6-9.9 0-7 5.3-11.3 10.3-15.3 4.2-3.3 8-6.4 9.2-11Zm0 12.3c-.7 2.5-2.3 3.9-3.9 5.2-1.9 1.6-3.8 3.3-3.8 6.3v4.9h15.4v-4.9c0-3-1.9-4.7-3.8-6.3-1.6-1.3-3.2-2.7-3.9-5.2Z"
      />
      <path
        fill="currentColor"
        d="M24 20.8c1.5 1.7 2.7 3 2.7 4.9a2.7 2.7 0 0 1-5.4 0c0-1.9 1.2-3.2 2.7-4.9Z"
      />
    </svg>
  );
}
