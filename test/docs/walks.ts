/** Reads the walks of docs/walks.md. */

/** Walks by their titles, each as the paths of its files: the sections with a numbered list. */
export function walksIn(text: string): Map<string, string[]> {
  const sections = text.split(/^## /m).slice(1);
  const files = (section: string) =>
    [...section.matchAll(/^\d+\. \[`([^`]+)`\]\(\.\.\/\1\)/gm)].map(([, path]) => path!);
  return new Map(
    sections
      .map((section) => [section.split('\n', 1)[0]!, files(section)] as const)
      .filter(([, all]) => all.length > 0),
  );
}
