import { type BufferGeometry, Mesh, type Scene, ShaderMaterial, Texture } from 'three';

/** Gives back what the graphics card holds of a scene: shapes, textures and shaders. */
export function release(scene: Scene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { geometry, material }: { geometry: BufferGeometry; material: unknown } = object;
    geometry.dispose();
    if (!(material instanceof ShaderMaterial)) return;
    for (const { value } of Object.values(material.uniforms)) {
      if (value instanceof Texture) value.dispose();
    }
    material.dispose();
  });
}
