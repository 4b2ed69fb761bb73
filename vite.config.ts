import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { englishWordListOnly, secp256k1Wasm } from './vite.wasm.ts';

const cryptoPlugins = () => [secp256k1Wasm(), englishWordListOnly()];

export default defineConfig({
  plugins: [...cryptoPlugins(), react()],
  worker: { format: 'es', plugins: cryptoPlugins },
  publicDir: false,
  build: { target: 'es2022', outDir: 'dist/app', emptyOutDir: true, manifest: true },
});
