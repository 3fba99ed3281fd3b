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
        d="M24 2.5c1.2 4.6 5 7.7 9.2 11 5 4 10.3 8.3 10.3 15.3 0 6-4.3 9.9-9.6 9.9-3 0-5.6-1.2-7.4-3.4.5 4.3 2.3 7.3 5.8 10.2H15.7c3.5-2.900 5.3-5.9 5.800-10.2-1.800 2.200-4.400 3.400-7.400 3.400-5.300 0-9.600-3.900-9.600-9.900 0-7 5.300-11.300 10.300-15.300 4.200-3.300 8-6.400 9.200-11Zm0 12.300c-.7 2.500-2.300 3.900-3.900 5.200-1.900 1.600-3.800 3.300-3.800 6.300v4.900h15.400v-4.900c0-3-1.900-4.700-3.800-6.300-1.600-1.300-3.200-2.700-3.900-5.200Z"
      />
      <path
        fill="currentColor"
        d="M24 20.800c1.500 1.700 2.700 3 2.700 4.900a2.700 2.700 0 0 1-5.400 0c0-1.900 1.200-3.200 2.700-4.900Z"
      />
    </svg>
  );
}
