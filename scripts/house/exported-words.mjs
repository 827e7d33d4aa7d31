import ts from 'typescript';

/**
 * The names a file gives to others, each with whether it is a type. What it only hands on from another file
 * has its meaning there, so it is left out.
 */
export function exportedWords(file, text) {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const declared = statements.flatMap(wordsDeclared);
  const handedOut = new Set(statements.flatMap(namesInExportList));
  return declared
    .filter(({ name, isExported }) => isExported || handedOut.has(name))
    .map(({ name, isType }) => ({ name, isType }));
}

function wordsDeclared(statement) {
  const isExported =
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
  return namesDeclared(statement).map((name) => ({ name, isType, isExported }));
}

function namesDeclared(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function namesInExportList(statement) {
  const isList =
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier === undefined &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause);
  return isList
    ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : [];
}
