/** A string that only its parser or factory may make; two brands are not interchangeable. */
export type Brand<T, B extends string> = T & { readonly __brand: B };
