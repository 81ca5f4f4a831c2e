/** The reason a mutation or action cannot be performed; the request handler turns it into a response. */
export class Failure extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, type: string, description: string, details = {}) {
    super(description);
    this.name = "Failure";
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /** 400: the request is invalid. */
  static invalid(description: string): Failure {
    return new Failure(400, "invalidMutationError", description);
  }

  /** 403: the user is not authorised to do this to the document. */
  static forbidden(id: string, description: string): Failure {
    return new Failure(403, "insufficientPermissionsError", description, { id });
  }

  /** 409: the document to change does not exist. */
  static notFound(id: string): Failure {
    const description = `The document with the ID "${id}" was not found`;
    return new Failure(409, "documentNotFoundError", description, { id });
  }

  /** 409: the document to create already exists. */
  static exists(id: string): Failure {
    const description = `Document by ID "${id}" already exists`;
    return new Failure(409, "documentAlreadyExistsError", description, { id });
  }

  /** 409: the version belongs to a scheduled release and is locked. */
  static locked(id: string, release: string): Failure {
    const description = `"${id}" is locked: its release "${release}" is scheduled. Unschedule it first`;
    return new Failure(409, "documentLockedError", description, { id, release });
  }

  /** 409: the document is not at the revision that the caller expects. */
  static revision(id: string, current: string | null, expected: string): Failure {
    const description = `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`;
    return new Failure(409, "documentRevisionIDDoesNotMatchError", description, {
      id,
      currentRevisionID: current,
      expectedRevisionID: expected,
    });
  }

  /** 409: other documents have strong references to this one. */
  static referenced(id: string, sources: readonly string[]): Failure {
    const names = sources.map((source) => `"${source}"`).join(", ");
    const description = `Document "${id}" cannot be deleted as there are references to it from ${names}`;
    return new Failure(409, "documentHasExistingReferencesError", description, {
      id,
      referencingIDs: sources,
    });
  }

  /** 409: the document has a strong reference to a missing document. */
  static missingReference(id: string, referenceId: string): Failure {
    const description = `Document "${id}" references non-existent document "${referenceId}"`;
    return new Failure(409, "documentReferenceDoesNotExistError", description, {
      id,
      referenceID: referenceId,
    });
  }
}
