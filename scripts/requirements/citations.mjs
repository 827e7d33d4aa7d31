const mark = String.raw`(?:§|(?:FR|SC|US)-)\d`;
const brackets = new RegExp(String.raw`\[((?:[\w-]+ +)?${mark}[^\]\n]*)\]`, 'g');
const firstOfSource = new RegExp(String.raw`^([\w-]+) +(${mark}.*)$`);
const comment = /^\s*(\/\/|\/?\*)/;

/** "arch §2.1.5; 001 §5.2, §5.3" → three ids, each with its source: a source holds until the next. */
function idsOfCitation(citation) {
  let source;
  return citation.split(/[,;]/).map((part) => {
    const [, named, id] = firstOfSource.exec(part.trim()) ?? [];
    source = named ?? source;
    const mentioned = id ?? part.trim();
    return source === undefined ? mentioned : `${source} ${mentioned}`;
  });
}

/** Every id cited in brackets, as often as it is cited. Comments prove nothing and are left out. */
export function citedIn(text) {
  const code = text.split('\n').filter((line) => !comment.test(line));
  return code.flatMap((line) =>
    [...line.matchAll(brackets)].flatMap(([, citation]) => idsOfCitation(citation)),
  );
}
