export default function Page() {
  return <main>An empty page: what the framework itself costs.</main>;
}
