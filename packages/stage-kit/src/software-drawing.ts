/** Whether this machine draws WebGL with its processor alone, as far as the browser tells. */
export function drawsInSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  if (!context) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof renderer === 'string' && /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}
