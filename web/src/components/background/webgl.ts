export interface Program {
  /** Makes the program current, feeding its two-component `attribute` from `data`. */
  use(data: WebGLBuffer | null, attribute: string): void;
  /** The location of a uniform, looked up once. */
  uniform(name: string): WebGLUniformLocation | null;
}

/** Compiles and links a program: null if the driver refuses it or the context is lost. */
export function program(
  gl: WebGLRenderingContext,
  vertex: string,
  fragment: string,
): Program | null {
  const handle = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(handle, shader);
  }
  gl.linkProgram(handle);
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS)) return null;

  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    use(data, attribute) {
      const location = gl.getAttribLocation(handle, attribute);
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's useProgram is no React hook.
      gl.useProgram(handle);
      gl.bindBuffer(gl.ARRAY_BUFFER, data);
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, 2, gl.FLOAT, false, 0, 0);
    },
    uniform(name) {
      let location = locations.get(name);
      if (location === undefined) {
        location = gl.getUniformLocation(handle, name);
        locations.set(name, location);
      }
      return location;
    },
  };
}

/** A static vertex buffer of floats. */
export function buffer(gl: WebGLRenderingContext, values: number[]): WebGLBuffer | null {
  const data = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, data);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(values), gl.STATIC_DRAW);
  return data;
}
