// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// validate-service-calls.js
var validateServiceLine = validate21;
var schema7 = { type: "object", required: ["jsonrpc", "id"], properties: { jsonrpc: { const: "2.0" }, id: { type: ["integer", "string"], maxLength: 200 } } }, func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.jsonrpc === void 0 && (missing0 = "jsonrpc") || data.id === void 0 && (missing0 = "id"))
        return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.jsonrpc !== void 0) {
        let _errs1 = errors;
        if (data.jsonrpc !== "2.0")
          return validate22.errors = [{ instancePath: instancePath + "/jsonrpc", keyword: "const", params: { allowedValue: "2.0" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.id !== void 0) {
          let data1 = data.id, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string")
            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: schema7.properties.id.type } }], !1;
          if (errors === _errs2 && typeof data1 == "string" && func2(data1) > 200)
            return validate22.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 200 } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema9 = { type: "object", required: ["method", "params"], properties: { method: { const: "memory.store" }, params: { type: "object", required: ["summary"], properties: { summary: { type: "string", maxLength: 2e3, pattern: "\\S" }, characters: { type: "array", maxItems: 256, items: { type: "string", maxLength: 200, minLength: 1 } }, witnesses: { type: "array", maxItems: 256, items: { type: "string", maxLength: 200, minLength: 1 } }, about: { type: ["string", "null"], maxLength: 200 }, location: { type: ["string", "null"], maxLength: 200 }, significance: { enum: ["low", "medium", "high"] }, kind: { type: ["string", "null"], maxLength: 100 }, tags: { type: "array", maxItems: 64, items: { type: "string", maxLength: 100, minLength: 1 } }, episode: { enum: ["triumph", "failure"] } } } } }, pattern0 = new RegExp("\\S", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate25.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "memory.store")
          return validate25.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "memory.store" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.summary === void 0 && (missing1 = "summary"))
                return validate25.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.summary !== void 0) {
                let data2 = data1.summary, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2e3)
                      return validate25.errors = [{ instancePath: instancePath + "/params/summary", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                    if (!pattern0.test(data2))
                      return validate25.errors = [{ instancePath: instancePath + "/params/summary", keyword: "pattern", params: { pattern: "\\S" } }], !1;
                  } else
                    return validate25.errors = [{ instancePath: instancePath + "/params/summary", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.characters !== void 0) {
                  let data3 = data1.characters, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      if (data3.length > 256)
                        return validate25.errors = [{ instancePath: instancePath + "/params/characters", keyword: "maxItems", params: { limit: 256 } }], !1;
                      {
                        var valid2 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs8 = errors;
                          if (errors === _errs8)
                            if (typeof data4 == "string") {
                              if (func2(data4) > 200)
                                return validate25.errors = [{ instancePath: instancePath + "/params/characters/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                              if (func2(data4) < 1)
                                return validate25.errors = [{ instancePath: instancePath + "/params/characters/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate25.errors = [{ instancePath: instancePath + "/params/characters/" + i0, keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs8 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/params/characters", keyword: "type", params: { type: "array" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.witnesses !== void 0) {
                    let data5 = data1.witnesses, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data5)) {
                        if (data5.length > 256)
                          return validate25.errors = [{ instancePath: instancePath + "/params/witnesses", keyword: "maxItems", params: { limit: 256 } }], !1;
                        {
                          var valid3 = !0;
                          let len1 = data5.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data6 = data5[i1], _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data6 == "string") {
                                if (func2(data6) > 200)
                                  return validate25.errors = [{ instancePath: instancePath + "/params/witnesses/" + i1, keyword: "maxLength", params: { limit: 200 } }], !1;
                                if (func2(data6) < 1)
                                  return validate25.errors = [{ instancePath: instancePath + "/params/witnesses/" + i1, keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate25.errors = [{ instancePath: instancePath + "/params/witnesses/" + i1, keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs12 === errors;
                            if (!valid3)
                              break;
                          }
                        }
                      } else
                        return validate25.errors = [{ instancePath: instancePath + "/params/witnesses", keyword: "type", params: { type: "array" } }], !1;
                    var valid1 = _errs10 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data1.about !== void 0) {
                      let data7 = data1.about, _errs14 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate25.errors = [{ instancePath: instancePath + "/params/about", keyword: "type", params: { type: schema9.properties.params.properties.about.type } }], !1;
                      if (errors === _errs14 && typeof data7 == "string" && func2(data7) > 200)
                        return validate25.errors = [{ instancePath: instancePath + "/params/about", keyword: "maxLength", params: { limit: 200 } }], !1;
                      var valid1 = _errs14 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data1.location !== void 0) {
                        let data8 = data1.location, _errs16 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate25.errors = [{ instancePath: instancePath + "/params/location", keyword: "type", params: { type: schema9.properties.params.properties.location.type } }], !1;
                        if (errors === _errs16 && typeof data8 == "string" && func2(data8) > 200)
                          return validate25.errors = [{ instancePath: instancePath + "/params/location", keyword: "maxLength", params: { limit: 200 } }], !1;
                        var valid1 = _errs16 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.significance !== void 0) {
                          let data9 = data1.significance, _errs18 = errors;
                          if (!(data9 === "low" || data9 === "medium" || data9 === "high"))
                            return validate25.errors = [{ instancePath: instancePath + "/params/significance", keyword: "enum", params: { allowedValues: schema9.properties.params.properties.significance.enum } }], !1;
                          var valid1 = _errs18 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data1.kind !== void 0) {
                            let data10 = data1.kind, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate25.errors = [{ instancePath: instancePath + "/params/kind", keyword: "type", params: { type: schema9.properties.params.properties.kind.type } }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && func2(data10) > 100)
                              return validate25.errors = [{ instancePath: instancePath + "/params/kind", keyword: "maxLength", params: { limit: 100 } }], !1;
                            var valid1 = _errs19 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data1.tags !== void 0) {
                              let data11 = data1.tags, _errs21 = errors;
                              if (errors === _errs21)
                                if (Array.isArray(data11)) {
                                  if (data11.length > 64)
                                    return validate25.errors = [{ instancePath: instancePath + "/params/tags", keyword: "maxItems", params: { limit: 64 } }], !1;
                                  {
                                    var valid4 = !0;
                                    let len2 = data11.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data12 = data11[i2], _errs23 = errors;
                                      if (errors === _errs23)
                                        if (typeof data12 == "string") {
                                          if (func2(data12) > 100)
                                            return validate25.errors = [{ instancePath: instancePath + "/params/tags/" + i2, keyword: "maxLength", params: { limit: 100 } }], !1;
                                          if (func2(data12) < 1)
                                            return validate25.errors = [{ instancePath: instancePath + "/params/tags/" + i2, keyword: "minLength", params: { limit: 1 } }], !1;
                                        } else
                                          return validate25.errors = [{ instancePath: instancePath + "/params/tags/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs23 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                } else
                                  return validate25.errors = [{ instancePath: instancePath + "/params/tags", keyword: "type", params: { type: "array" } }], !1;
                              var valid1 = _errs21 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data1.episode !== void 0) {
                                let data13 = data1.episode, _errs25 = errors;
                                if (!(data13 === "triumph" || data13 === "failure"))
                                  return validate25.errors = [{ instancePath: instancePath + "/params/episode", keyword: "enum", params: { allowedValues: schema9.properties.params.properties.episode.enum } }], !1;
                                var valid1 = _errs25 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else
              return validate25.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate25.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate25.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["method", "params"], properties: { method: { const: "memory.recall" }, params: { type: "object", required: ["query"], properties: { query: { type: "string", maxLength: 2e3 }, limit: { type: "integer", minimum: 1, maximum: 1e3 }, threshold: { type: "number", minimum: 0, maximum: 1 }, filters: { type: "object", properties: { location: { type: "string", maxLength: 200 }, character: { type: "string", maxLength: 200 }, characters: { type: "array", maxItems: 256, items: { type: "string", maxLength: 200 } }, about: { type: "string", maxLength: 200 }, kind: { type: "string", maxLength: 100 }, tags: { type: "array", maxItems: 64, items: { type: "string", maxLength: 100 } }, episode: { enum: ["triumph", "failure"] }, significance: { enum: ["low", "medium", "high"] }, witness: { type: "string", maxLength: 200 }, since: { type: "string", maxLength: 64, format: "date-time" }, until: { type: "string", maxLength: 64, format: "date-time" } } } } } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "memory.recall")
          return validate26.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "memory.recall" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.query === void 0 && (missing1 = "query"))
                return validate26.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.query !== void 0) {
                let data2 = data1.query, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2e3)
                      return validate26.errors = [{ instancePath: instancePath + "/params/query", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/params/query", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.limit !== void 0) {
                  let data3 = data1.limit, _errs6 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate26.errors = [{ instancePath: instancePath + "/params/limit", keyword: "type", params: { type: "integer" } }], !1;
                  if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3))
                      return validate26.errors = [{ instancePath: instancePath + "/params/limit", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate26.errors = [{ instancePath: instancePath + "/params/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                  }
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.threshold !== void 0) {
                    let data4 = data1.threshold, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1 || isNaN(data4))
                          return validate26.errors = [{ instancePath: instancePath + "/params/threshold", keyword: "maximum", params: { comparison: "<=", limit: 1 } }], !1;
                        if (data4 < 0 || isNaN(data4))
                          return validate26.errors = [{ instancePath: instancePath + "/params/threshold", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return validate26.errors = [{ instancePath: instancePath + "/params/threshold", keyword: "type", params: { type: "number" } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data1.filters !== void 0) {
                      let data5 = data1.filters, _errs10 = errors;
                      if (errors === _errs10)
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          if (data5.location !== void 0) {
                            let data6 = data5.location, _errs12 = errors;
                            if (errors === _errs12)
                              if (typeof data6 == "string") {
                                if (func2(data6) > 200)
                                  return validate26.errors = [{ instancePath: instancePath + "/params/filters/location", keyword: "maxLength", params: { limit: 200 } }], !1;
                              } else
                                return validate26.errors = [{ instancePath: instancePath + "/params/filters/location", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs12 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data5.character !== void 0) {
                              let data7 = data5.character, _errs14 = errors;
                              if (errors === _errs14)
                                if (typeof data7 == "string") {
                                  if (func2(data7) > 200)
                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/character", keyword: "maxLength", params: { limit: 200 } }], !1;
                                } else
                                  return validate26.errors = [{ instancePath: instancePath + "/params/filters/character", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs14 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data5.characters !== void 0) {
                                let data8 = data5.characters, _errs16 = errors;
                                if (errors === _errs16)
                                  if (Array.isArray(data8)) {
                                    if (data8.length > 256)
                                      return validate26.errors = [{ instancePath: instancePath + "/params/filters/characters", keyword: "maxItems", params: { limit: 256 } }], !1;
                                    {
                                      var valid3 = !0;
                                      let len0 = data8.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data9 = data8[i0], _errs18 = errors;
                                        if (errors === _errs18)
                                          if (typeof data9 == "string") {
                                            if (func2(data9) > 200)
                                              return validate26.errors = [{ instancePath: instancePath + "/params/filters/characters/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                                          } else
                                            return validate26.errors = [{ instancePath: instancePath + "/params/filters/characters/" + i0, keyword: "type", params: { type: "string" } }], !1;
                                        var valid3 = _errs18 === errors;
                                        if (!valid3)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/characters", keyword: "type", params: { type: "array" } }], !1;
                                var valid2 = _errs16 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data5.about !== void 0) {
                                  let data10 = data5.about, _errs20 = errors;
                                  if (errors === _errs20)
                                    if (typeof data10 == "string") {
                                      if (func2(data10) > 200)
                                        return validate26.errors = [{ instancePath: instancePath + "/params/filters/about", keyword: "maxLength", params: { limit: 200 } }], !1;
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/params/filters/about", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs20 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data5.kind !== void 0) {
                                    let data11 = data5.kind, _errs22 = errors;
                                    if (errors === _errs22)
                                      if (typeof data11 == "string") {
                                        if (func2(data11) > 100)
                                          return validate26.errors = [{ instancePath: instancePath + "/params/filters/kind", keyword: "maxLength", params: { limit: 100 } }], !1;
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/params/filters/kind", keyword: "type", params: { type: "string" } }], !1;
                                    var valid2 = _errs22 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data5.tags !== void 0) {
                                      let data12 = data5.tags, _errs24 = errors;
                                      if (errors === _errs24)
                                        if (Array.isArray(data12)) {
                                          if (data12.length > 64)
                                            return validate26.errors = [{ instancePath: instancePath + "/params/filters/tags", keyword: "maxItems", params: { limit: 64 } }], !1;
                                          {
                                            var valid4 = !0;
                                            let len1 = data12.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data13 = data12[i1], _errs26 = errors;
                                              if (errors === _errs26)
                                                if (typeof data13 == "string") {
                                                  if (func2(data13) > 100)
                                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/tags/" + i1, keyword: "maxLength", params: { limit: 100 } }], !1;
                                                } else
                                                  return validate26.errors = [{ instancePath: instancePath + "/params/filters/tags/" + i1, keyword: "type", params: { type: "string" } }], !1;
                                              var valid4 = _errs26 === errors;
                                              if (!valid4)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate26.errors = [{ instancePath: instancePath + "/params/filters/tags", keyword: "type", params: { type: "array" } }], !1;
                                      var valid2 = _errs24 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data5.episode !== void 0) {
                                        let data14 = data5.episode, _errs28 = errors;
                                        if (!(data14 === "triumph" || data14 === "failure"))
                                          return validate26.errors = [{ instancePath: instancePath + "/params/filters/episode", keyword: "enum", params: { allowedValues: schema10.properties.params.properties.filters.properties.episode.enum } }], !1;
                                        var valid2 = _errs28 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2) {
                                        if (data5.significance !== void 0) {
                                          let data15 = data5.significance, _errs29 = errors;
                                          if (!(data15 === "low" || data15 === "medium" || data15 === "high"))
                                            return validate26.errors = [{ instancePath: instancePath + "/params/filters/significance", keyword: "enum", params: { allowedValues: schema10.properties.params.properties.filters.properties.significance.enum } }], !1;
                                          var valid2 = _errs29 === errors;
                                        } else
                                          var valid2 = !0;
                                        if (valid2) {
                                          if (data5.witness !== void 0) {
                                            let data16 = data5.witness, _errs30 = errors;
                                            if (errors === _errs30)
                                              if (typeof data16 == "string") {
                                                if (func2(data16) > 200)
                                                  return validate26.errors = [{ instancePath: instancePath + "/params/filters/witness", keyword: "maxLength", params: { limit: 200 } }], !1;
                                              } else
                                                return validate26.errors = [{ instancePath: instancePath + "/params/filters/witness", keyword: "type", params: { type: "string" } }], !1;
                                            var valid2 = _errs30 === errors;
                                          } else
                                            var valid2 = !0;
                                          if (valid2) {
                                            if (data5.since !== void 0) {
                                              let data17 = data5.since, _errs32 = errors;
                                              if (errors === _errs32 && errors === _errs32)
                                                if (typeof data17 == "string") {
                                                  if (func2(data17) > 64)
                                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/since", keyword: "maxLength", params: { limit: 64 } }], !1;
                                                  if (!formats0.test(data17))
                                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/since", keyword: "format", params: { format: "date-time" } }], !1;
                                                } else
                                                  return validate26.errors = [{ instancePath: instancePath + "/params/filters/since", keyword: "type", params: { type: "string" } }], !1;
                                              var valid2 = _errs32 === errors;
                                            } else
                                              var valid2 = !0;
                                            if (valid2)
                                              if (data5.until !== void 0) {
                                                let data18 = data5.until, _errs34 = errors;
                                                if (errors === _errs34 && errors === _errs34)
                                                  if (typeof data18 == "string") {
                                                    if (func2(data18) > 64)
                                                      return validate26.errors = [{ instancePath: instancePath + "/params/filters/until", keyword: "maxLength", params: { limit: 64 } }], !1;
                                                    if (!formats0.test(data18))
                                                      return validate26.errors = [{ instancePath: instancePath + "/params/filters/until", keyword: "format", params: { format: "date-time" } }], !1;
                                                  } else
                                                    return validate26.errors = [{ instancePath: instancePath + "/params/filters/until", keyword: "type", params: { type: "string" } }], !1;
                                                var valid2 = _errs34 === errors;
                                              } else
                                                var valid2 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else
                          return validate26.errors = [{ instancePath: instancePath + "/params/filters", keyword: "type", params: { type: "object" } }], !1;
                      var valid1 = _errs10 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            } else
              return validate26.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate27.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "reputation.update")
          return validate27.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "reputation.update" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.faction === void 0 && (missing1 = "faction") || data1.change === void 0 && (missing1 = "change"))
                return validate27.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.faction !== void 0) {
                let data2 = data1.faction, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate27.errors = [{ instancePath: instancePath + "/params/faction", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate27.errors = [{ instancePath: instancePath + "/params/faction", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate27.errors = [{ instancePath: instancePath + "/params/faction", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.change !== void 0) {
                  let data3 = data1.change, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate27.errors = [{ instancePath: instancePath + "/params/change", keyword: "type", params: { type: "number" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.reason !== void 0) {
                    let data4 = data1.reason, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 2e3)
                          return validate27.errors = [{ instancePath: instancePath + "/params/reason", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                      } else
                        return validate27.errors = [{ instancePath: instancePath + "/params/reason", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data1.factions !== void 0) {
                      let data5 = data1.factions, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data5)) {
                          if (data5.length > 256)
                            return validate27.errors = [{ instancePath: instancePath + "/params/factions", keyword: "maxItems", params: { limit: 256 } }], !1;
                          {
                            var valid2 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0], _errs12 = errors;
                              if (errors === _errs12)
                                if (typeof data6 == "string") {
                                  if (func2(data6) > 200)
                                    return validate27.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                                  if (func2(data6) < 1)
                                    return validate27.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs12 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate27.errors = [{ instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } }], !1;
                      var valid1 = _errs10 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data1.scale !== void 0) {
                        let data7 = data1.scale, _errs14 = errors;
                        if (errors === _errs14)
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            if (data7.min !== void 0) {
                              let data8 = data7.min, _errs16 = errors;
                              if (!(typeof data8 == "number" && isFinite(data8)))
                                return validate27.errors = [{ instancePath: instancePath + "/params/scale/min", keyword: "type", params: { type: "number" } }], !1;
                              var valid3 = _errs16 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3)
                              if (data7.max !== void 0) {
                                let data9 = data7.max, _errs18 = errors;
                                if (!(typeof data9 == "number" && isFinite(data9)))
                                  return validate27.errors = [{ instancePath: instancePath + "/params/scale/max", keyword: "type", params: { type: "number" } }], !1;
                                var valid3 = _errs18 === errors;
                              } else
                                var valid3 = !0;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/params/scale", keyword: "type", params: { type: "object" } }], !1;
                        var valid1 = _errs14 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data1.decayRate !== void 0) {
                          let data10 = data1.decayRate, _errs20 = errors;
                          if (errors === _errs20)
                            if (typeof data10 == "number" && isFinite(data10)) {
                              if (data10 > 1 || isNaN(data10))
                                return validate27.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } }], !1;
                              if (data10 < 0 || isNaN(data10))
                                return validate27.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            } else
                              return validate27.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } }], !1;
                          var valid1 = _errs20 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              }
            } else
              return validate27.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate27.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate28.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "reputation.query")
          return validate28.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "reputation.query" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.faction !== void 0) {
                let data2 = data1.faction, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate28.errors = [{ instancePath: instancePath + "/params/faction", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate28.errors = [{ instancePath: instancePath + "/params/faction", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate28.errors = [{ instancePath: instancePath + "/params/faction", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.factions !== void 0) {
                  let data3 = data1.factions, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      if (data3.length > 256)
                        return validate28.errors = [{ instancePath: instancePath + "/params/factions", keyword: "maxItems", params: { limit: 256 } }], !1;
                      {
                        var valid2 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs8 = errors;
                          if (errors === _errs8)
                            if (typeof data4 == "string") {
                              if (func2(data4) > 200)
                                return validate28.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                              if (func2(data4) < 1)
                                return validate28.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate28.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs8 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate28.errors = [{ instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate28.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate28.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate29.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "perception.init")
          return validate29.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.init" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.npc === void 0 && (missing1 = "npc"))
                return validate29.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.npc !== void 0) {
                let data2 = data1.npc, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate29.errors = [{ instancePath: instancePath + "/params/npc", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate29.errors = [{ instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate29.errors = [{ instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.impression !== void 0) {
                  let data3 = data1.impression, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 100 || isNaN(data3))
                        return validate29.errors = [{ instancePath: instancePath + "/params/impression", keyword: "maximum", params: { comparison: "<=", limit: 100 } }], !1;
                      if (data3 < -100 || isNaN(data3))
                        return validate29.errors = [{ instancePath: instancePath + "/params/impression", keyword: "minimum", params: { comparison: ">=", limit: -100 } }], !1;
                    } else
                      return validate29.errors = [{ instancePath: instancePath + "/params/impression", keyword: "type", params: { type: "number" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.factions !== void 0) {
                    let data4 = data1.factions, _errs8 = errors;
                    if (errors === _errs8)
                      if (Array.isArray(data4)) {
                        if (data4.length > 256)
                          return validate29.errors = [{ instancePath: instancePath + "/params/factions", keyword: "maxItems", params: { limit: 256 } }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0], _errs10 = errors;
                            if (errors === _errs10)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 200)
                                  return validate29.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                                if (func2(data5) < 1)
                                  return validate29.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate29.errors = [{ instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs10 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate29.errors = [{ instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data1.likes !== void 0) {
                      let data6 = data1.likes, _errs12 = errors;
                      if (errors === _errs12)
                        if (Array.isArray(data6)) {
                          if (data6.length > 256)
                            return validate29.errors = [{ instancePath: instancePath + "/params/likes", keyword: "maxItems", params: { limit: 256 } }], !1;
                          {
                            var valid3 = !0;
                            let len1 = data6.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data7 = data6[i1], _errs14 = errors;
                              if (errors === _errs14)
                                if (typeof data7 == "string") {
                                  if (func2(data7) > 200)
                                    return validate29.errors = [{ instancePath: instancePath + "/params/likes/" + i1, keyword: "maxLength", params: { limit: 200 } }], !1;
                                  if (func2(data7) < 1)
                                    return validate29.errors = [{ instancePath: instancePath + "/params/likes/" + i1, keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate29.errors = [{ instancePath: instancePath + "/params/likes/" + i1, keyword: "type", params: { type: "string" } }], !1;
                              var valid3 = _errs14 === errors;
                              if (!valid3)
                                break;
                            }
                          }
                        } else
                          return validate29.errors = [{ instancePath: instancePath + "/params/likes", keyword: "type", params: { type: "array" } }], !1;
                      var valid1 = _errs12 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data1.dislikes !== void 0) {
                        let data8 = data1.dislikes, _errs16 = errors;
                        if (errors === _errs16)
                          if (Array.isArray(data8)) {
                            if (data8.length > 256)
                              return validate29.errors = [{ instancePath: instancePath + "/params/dislikes", keyword: "maxItems", params: { limit: 256 } }], !1;
                            {
                              var valid4 = !0;
                              let len2 = data8.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data9 = data8[i2], _errs18 = errors;
                                if (errors === _errs18)
                                  if (typeof data9 == "string") {
                                    if (func2(data9) > 200)
                                      return validate29.errors = [{ instancePath: instancePath + "/params/dislikes/" + i2, keyword: "maxLength", params: { limit: 200 } }], !1;
                                    if (func2(data9) < 1)
                                      return validate29.errors = [{ instancePath: instancePath + "/params/dislikes/" + i2, keyword: "minLength", params: { limit: 1 } }], !1;
                                  } else
                                    return validate29.errors = [{ instancePath: instancePath + "/params/dislikes/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                var valid4 = _errs18 === errors;
                                if (!valid4)
                                  break;
                              }
                            }
                          } else
                            return validate29.errors = [{ instancePath: instancePath + "/params/dislikes", keyword: "type", params: { type: "array" } }], !1;
                        var valid1 = _errs16 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.factionInfluenceWeight !== void 0) {
                          let data10 = data1.factionInfluenceWeight, _errs20 = errors;
                          if (errors === _errs20)
                            if (typeof data10 == "number" && isFinite(data10)) {
                              if (data10 > 1 || isNaN(data10))
                                return validate29.errors = [{ instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "maximum", params: { comparison: "<=", limit: 1 } }], !1;
                              if (data10 < 0 || isNaN(data10))
                                return validate29.errors = [{ instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                            } else
                              return validate29.errors = [{ instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "type", params: { type: "number" } }], !1;
                          var valid1 = _errs20 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1)
                          if (data1.decayRate !== void 0) {
                            let data11 = data1.decayRate, _errs22 = errors;
                            if (errors === _errs22)
                              if (typeof data11 == "number" && isFinite(data11)) {
                                if (data11 > 1 || isNaN(data11))
                                  return validate29.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } }], !1;
                                if (data11 < 0 || isNaN(data11))
                                  return validate29.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                              } else
                                return validate29.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } }], !1;
                            var valid1 = _errs22 === errors;
                          } else
                            var valid1 = !0;
                      }
                    }
                  }
                }
              }
            } else
              return validate29.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate29.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate29.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate30.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "perception.update")
          return validate30.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.update" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.npc === void 0 && (missing1 = "npc") || data1.change === void 0 && (missing1 = "change"))
                return validate30.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.npc !== void 0) {
                let data2 = data1.npc, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate30.errors = [{ instancePath: instancePath + "/params/npc", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate30.errors = [{ instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate30.errors = [{ instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.change !== void 0) {
                  let data3 = data1.change, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate30.errors = [{ instancePath: instancePath + "/params/change", keyword: "type", params: { type: "number" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.reason !== void 0) {
                    let data4 = data1.reason, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 2e3)
                          return validate30.errors = [{ instancePath: instancePath + "/params/reason", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                      } else
                        return validate30.errors = [{ instancePath: instancePath + "/params/reason", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data1.witnesses !== void 0) {
                      let data5 = data1.witnesses, _errs10 = errors;
                      if (errors === _errs10)
                        if (Array.isArray(data5)) {
                          if (data5.length > 256)
                            return validate30.errors = [{ instancePath: instancePath + "/params/witnesses", keyword: "maxItems", params: { limit: 256 } }], !1;
                          {
                            var valid2 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0], _errs12 = errors;
                              if (errors === _errs12)
                                if (typeof data6 == "string") {
                                  if (func2(data6) > 200)
                                    return validate30.errors = [{ instancePath: instancePath + "/params/witnesses/" + i0, keyword: "maxLength", params: { limit: 200 } }], !1;
                                  if (func2(data6) < 1)
                                    return validate30.errors = [{ instancePath: instancePath + "/params/witnesses/" + i0, keyword: "minLength", params: { limit: 1 } }], !1;
                                } else
                                  return validate30.errors = [{ instancePath: instancePath + "/params/witnesses/" + i0, keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs12 === errors;
                              if (!valid2)
                                break;
                            }
                          }
                        } else
                          return validate30.errors = [{ instancePath: instancePath + "/params/witnesses", keyword: "type", params: { type: "array" } }], !1;
                      var valid1 = _errs10 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1)
                      if (data1.decayRate !== void 0) {
                        let data7 = data1.decayRate, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1 || isNaN(data7))
                              return validate30.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate30.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                          } else
                            return validate30.errors = [{ instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } }], !1;
                        var valid1 = _errs14 === errors;
                      } else
                        var valid1 = !0;
                  }
                }
              }
            } else
              return validate30.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate30.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate30.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "perception.query")
          return validate31.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.query" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.npc === void 0 && (missing1 = "npc"))
                return validate31.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.npc !== void 0) {
                let data2 = data1.npc, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate31.errors = [{ instancePath: instancePath + "/params/npc", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate31.errors = [{ instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate31.errors = [{ instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.modifierScale !== void 0) {
                  let data3 = data1.modifierScale, _errs6 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return validate31.errors = [{ instancePath: instancePath + "/params/modifierScale", keyword: "type", params: { type: "number" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate31.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate32.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "lore.search")
          return validate32.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "lore.search" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.query === void 0 && (missing1 = "query"))
                return validate32.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.query !== void 0) {
                let data2 = data1.query, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2e3)
                      return validate32.errors = [{ instancePath: instancePath + "/params/query", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                    if (!pattern0.test(data2))
                      return validate32.errors = [{ instancePath: instancePath + "/params/query", keyword: "pattern", params: { pattern: "\\S" } }], !1;
                  } else
                    return validate32.errors = [{ instancePath: instancePath + "/params/query", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.limit !== void 0) {
                  let data3 = data1.limit, _errs6 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate32.errors = [{ instancePath: instancePath + "/params/limit", keyword: "type", params: { type: "integer" } }], !1;
                  if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3))
                      return validate32.errors = [{ instancePath: instancePath + "/params/limit", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate32.errors = [{ instancePath: instancePath + "/params/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                  }
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate32.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate32.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate33.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "portraits.put")
          return validate33.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "portraits.put" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.characterId === void 0 && (missing1 = "characterId") || data1.imagePath === void 0 && (missing1 = "imagePath"))
                return validate33.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.characterId !== void 0) {
                let data2 = data1.characterId, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate33.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate33.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate33.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.imagePath !== void 0) {
                  let data3 = data1.imagePath, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 200)
                        return validate33.errors = [{ instancePath: instancePath + "/params/imagePath", keyword: "maxLength", params: { limit: 200 } }], !1;
                      if (func2(data3) < 1)
                        return validate33.errors = [{ instancePath: instancePath + "/params/imagePath", keyword: "minLength", params: { limit: 1 } }], !1;
                    } else
                      return validate33.errors = [{ instancePath: instancePath + "/params/imagePath", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data1.description !== void 0) {
                    let data4 = data1.description, _errs8 = errors;
                    if (errors === _errs8)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 2e3)
                          return validate33.errors = [{ instancePath: instancePath + "/params/description", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                      } else
                        return validate33.errors = [{ instancePath: instancePath + "/params/description", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
              }
            } else
              return validate33.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate33.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate33.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate34.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "portraits.find")
          return validate34.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "portraits.find" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.characterId === void 0 && (missing1 = "characterId"))
                return validate34.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.characterId !== void 0) {
                let data2 = data1.characterId, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate34.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate34.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate34.errors = [{ instancePath: instancePath + "/params/characterId", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.description !== void 0) {
                  let data3 = data1.description, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 2e3)
                        return validate34.errors = [{ instancePath: instancePath + "/params/description", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                    } else
                      return validate34.errors = [{ instancePath: instancePath + "/params/description", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate34.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate34.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate34.errors = vErrors, errors === 0;
}
var schema19 = { type: "object", required: ["method", "params"], properties: { method: { const: "narrator.generate" }, params: { type: "object", properties: { purpose: { enum: ["prose", "choices"] }, style: { enum: ["terse", "vivid", "poetic"] }, guidance: { type: "string", maxLength: 2e3 } } } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate35.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "narrator.generate")
          return validate35.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "narrator.generate" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.purpose !== void 0) {
                let data2 = data1.purpose, _errs4 = errors;
                if (!(data2 === "prose" || data2 === "choices"))
                  return validate35.errors = [{ instancePath: instancePath + "/params/purpose", keyword: "enum", params: { allowedValues: schema19.properties.params.properties.purpose.enum } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.style !== void 0) {
                  let data3 = data1.style, _errs5 = errors;
                  if (!(data3 === "terse" || data3 === "vivid" || data3 === "poetic"))
                    return validate35.errors = [{ instancePath: instancePath + "/params/style", keyword: "enum", params: { allowedValues: schema19.properties.params.properties.style.enum } }], !1;
                  var valid1 = _errs5 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data1.guidance !== void 0) {
                    let data4 = data1.guidance, _errs6 = errors;
                    if (errors === _errs6)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 2e3)
                          return validate35.errors = [{ instancePath: instancePath + "/params/guidance", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                      } else
                        return validate35.errors = [{ instancePath: instancePath + "/params/guidance", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs6 === errors;
                  } else
                    var valid1 = !0;
              }
            } else
              return validate35.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate35.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate36.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "story.read")
          return validate36.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "story.read" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.path !== void 0) {
                let data2 = data1.path;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 1e3)
                      return validate36.errors = [{ instancePath: instancePath + "/params/path", keyword: "maxLength", params: { limit: 1e3 } }], !1;
                  } else
                    return validate36.errors = [{ instancePath: instancePath + "/params/path", keyword: "type", params: { type: "string" } }], !1;
              }
            } else
              return validate36.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate36.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate36.errors = vErrors, errors === 0;
}
var schema21 = { type: "object", required: ["method", "params"], properties: { method: { const: "rules.check" }, params: { type: "object", properties: { stat: { type: "string", maxLength: 200, minLength: 1 }, difficulty: { enum: ["low", "even", "high"] }, npc: { type: "string", maxLength: 200, minLength: 1 }, feeling: { type: "number" }, kind: { type: "string", maxLength: 200, minLength: 1 }, text: { type: "string", maxLength: 2e3, minLength: 1 }, episode: { type: "string", maxLength: 2e3, minLength: 1 } } } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate37.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "rules.check")
          return validate37.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "rules.check" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.stat !== void 0) {
                let data2 = data1.stat, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate37.errors = [{ instancePath: instancePath + "/params/stat", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate37.errors = [{ instancePath: instancePath + "/params/stat", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate37.errors = [{ instancePath: instancePath + "/params/stat", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.difficulty !== void 0) {
                  let data3 = data1.difficulty, _errs6 = errors;
                  if (!(data3 === "low" || data3 === "even" || data3 === "high"))
                    return validate37.errors = [{ instancePath: instancePath + "/params/difficulty", keyword: "enum", params: { allowedValues: schema21.properties.params.properties.difficulty.enum } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.npc !== void 0) {
                    let data4 = data1.npc, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 200)
                          return validate37.errors = [{ instancePath: instancePath + "/params/npc", keyword: "maxLength", params: { limit: 200 } }], !1;
                        if (func2(data4) < 1)
                          return validate37.errors = [{ instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate37.errors = [{ instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs7 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data1.feeling !== void 0) {
                      let data5 = data1.feeling, _errs9 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)))
                        return validate37.errors = [{ instancePath: instancePath + "/params/feeling", keyword: "type", params: { type: "number" } }], !1;
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data1.kind !== void 0) {
                        let data6 = data1.kind, _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data6 == "string") {
                            if (func2(data6) > 200)
                              return validate37.errors = [{ instancePath: instancePath + "/params/kind", keyword: "maxLength", params: { limit: 200 } }], !1;
                            if (func2(data6) < 1)
                              return validate37.errors = [{ instancePath: instancePath + "/params/kind", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate37.errors = [{ instancePath: instancePath + "/params/kind", keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs11 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data1.text !== void 0) {
                          let data7 = data1.text, _errs13 = errors;
                          if (errors === _errs13)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 2e3)
                                return validate37.errors = [{ instancePath: instancePath + "/params/text", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                              if (func2(data7) < 1)
                                return validate37.errors = [{ instancePath: instancePath + "/params/text", keyword: "minLength", params: { limit: 1 } }], !1;
                            } else
                              return validate37.errors = [{ instancePath: instancePath + "/params/text", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs13 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1)
                          if (data1.episode !== void 0) {
                            let data8 = data1.episode, _errs15 = errors;
                            if (errors === _errs15)
                              if (typeof data8 == "string") {
                                if (func2(data8) > 2e3)
                                  return validate37.errors = [{ instancePath: instancePath + "/params/episode", keyword: "maxLength", params: { limit: 2e3 } }], !1;
                                if (func2(data8) < 1)
                                  return validate37.errors = [{ instancePath: instancePath + "/params/episode", keyword: "minLength", params: { limit: 1 } }], !1;
                              } else
                                return validate37.errors = [{ instancePath: instancePath + "/params/episode", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs15 === errors;
                          } else
                            var valid1 = !0;
                      }
                    }
                  }
                }
              }
            } else
              return validate37.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate37.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate37.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate38.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "storage.get")
          return validate38.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.get" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.key === void 0 && (missing1 = "key"))
                return validate38.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.key !== void 0) {
                let data2 = data1.key;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate38.errors = [{ instancePath: instancePath + "/params/key", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate38.errors = [{ instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate38.errors = [{ instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } }], !1;
              }
            } else
              return validate38.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate38.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate38.errors = vErrors, errors === 0;
}
var schema23 = { type: "object", required: ["method", "params"], properties: { method: { const: "storage.set" }, params: { type: "object", required: ["key", "value"], properties: { key: { type: "string", maxLength: 200, minLength: 1 }, value: { type: ["object", "array", "string", "number", "boolean", "null"] } } } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate39.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "storage.set")
          return validate39.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.set" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.key === void 0 && (missing1 = "key") || data1.value === void 0 && (missing1 = "value"))
                return validate39.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.key !== void 0) {
                let data2 = data1.key, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate39.errors = [{ instancePath: instancePath + "/params/key", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate39.errors = [{ instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate39.errors = [{ instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.value !== void 0) {
                  let data3 = data1.value, _errs6 = errors;
                  if (typeof data3 != "object" && typeof data3 != "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "boolean")
                    return validate39.errors = [{ instancePath: instancePath + "/params/value", keyword: "type", params: { type: schema23.properties.params.properties.value.type } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate39.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate39.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate39.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate40.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "storage.delete")
          return validate40.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.delete" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.key === void 0 && (missing1 = "key"))
                return validate40.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.key !== void 0) {
                let data2 = data1.key;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate40.errors = [{ instancePath: instancePath + "/params/key", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate40.errors = [{ instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate40.errors = [{ instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } }], !1;
              }
            } else
              return validate40.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate40.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate41.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "storage.list")
          return validate41.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.list" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.prefix !== void 0) {
                let data2 = data1.prefix;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate41.errors = [{ instancePath: instancePath + "/params/prefix", keyword: "maxLength", params: { limit: 200 } }], !1;
                  } else
                    return validate41.errors = [{ instancePath: instancePath + "/params/prefix", keyword: "type", params: { type: "string" } }], !1;
              }
            } else
              return validate41.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate41.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate41.errors = vErrors, errors === 0;
}
var schema26 = { type: "object", required: ["method", "params"], properties: { method: { const: "assets.write" }, params: { type: "object", required: ["mediaType", "content"], properties: { mediaType: { type: "string", maxLength: 200, minLength: 1 }, content: { type: "string", maxLength: 1048576 }, encoding: { enum: ["utf8", "base64"] }, name: { type: "string", maxLength: 200 } } } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate42.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "assets.write")
          return validate42.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "assets.write" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.mediaType === void 0 && (missing1 = "mediaType") || data1.content === void 0 && (missing1 = "content"))
                return validate42.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.mediaType !== void 0) {
                let data2 = data1.mediaType, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 200)
                      return validate42.errors = [{ instancePath: instancePath + "/params/mediaType", keyword: "maxLength", params: { limit: 200 } }], !1;
                    if (func2(data2) < 1)
                      return validate42.errors = [{ instancePath: instancePath + "/params/mediaType", keyword: "minLength", params: { limit: 1 } }], !1;
                  } else
                    return validate42.errors = [{ instancePath: instancePath + "/params/mediaType", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.content !== void 0) {
                  let data3 = data1.content, _errs6 = errors;
                  if (errors === _errs6)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1048576)
                        return validate42.errors = [{ instancePath: instancePath + "/params/content", keyword: "maxLength", params: { limit: 1048576 } }], !1;
                    } else
                      return validate42.errors = [{ instancePath: instancePath + "/params/content", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.encoding !== void 0) {
                    let data4 = data1.encoding, _errs8 = errors;
                    if (!(data4 === "utf8" || data4 === "base64"))
                      return validate42.errors = [{ instancePath: instancePath + "/params/encoding", keyword: "enum", params: { allowedValues: schema26.properties.params.properties.encoding.enum } }], !1;
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data1.name !== void 0) {
                      let data5 = data1.name, _errs9 = errors;
                      if (errors === _errs9)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 200)
                            return validate42.errors = [{ instancePath: instancePath + "/params/name", keyword: "maxLength", params: { limit: 200 } }], !1;
                        } else
                          return validate42.errors = [{ instancePath: instancePath + "/params/name", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            } else
              return validate42.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate42.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate42.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate43.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "random.secure")
          return validate43.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "random.secure" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))
            return validate43.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate43.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate43.errors = vErrors, errors === 0;
}
var schema28 = { type: "object", required: ["method", "params"], properties: { method: { const: "http.fetch" }, params: { type: "object", required: ["url"], properties: { url: { type: "string", maxLength: 2048, pattern: "^https?://\\S+$" }, method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] }, headers: { type: "object", maxProperties: 64, propertyNames: { maxLength: 200 }, additionalProperties: { type: "string", maxLength: 8192 } }, body: { type: "string", maxLength: 1048576 } } } } }, pattern2 = new RegExp("^https?://\\S+$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.params === void 0 && (missing0 = "params"))
        return validate44.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.method !== void 0) {
        let _errs1 = errors;
        if (data.method !== "http.fetch")
          return validate44.errors = [{ instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "http.fetch" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.params !== void 0) {
          let data1 = data.params, _errs2 = errors;
          if (errors === _errs2)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.url === void 0 && (missing1 = "url"))
                return validate44.errors = [{ instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: missing1 } }], !1;
              if (data1.url !== void 0) {
                let data2 = data1.url, _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data2 == "string") {
                    if (func2(data2) > 2048)
                      return validate44.errors = [{ instancePath: instancePath + "/params/url", keyword: "maxLength", params: { limit: 2048 } }], !1;
                    if (!pattern2.test(data2))
                      return validate44.errors = [{ instancePath: instancePath + "/params/url", keyword: "pattern", params: { pattern: "^https?://\\S+$" } }], !1;
                  } else
                    return validate44.errors = [{ instancePath: instancePath + "/params/url", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs4 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.method !== void 0) {
                  let data3 = data1.method, _errs6 = errors;
                  if (!(data3 === "GET" || data3 === "POST" || data3 === "PUT" || data3 === "PATCH" || data3 === "DELETE" || data3 === "HEAD"))
                    return validate44.errors = [{ instancePath: instancePath + "/params/method", keyword: "enum", params: { allowedValues: schema28.properties.params.properties.method.enum } }], !1;
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data1.headers !== void 0) {
                    let data4 = data1.headers, _errs7 = errors;
                    if (errors === _errs7)
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        if (Object.keys(data4).length > 64)
                          return validate44.errors = [{ instancePath: instancePath + "/params/headers", keyword: "maxProperties", params: { limit: 64 } }], !1;
                        for (let key0 in data4) {
                          let _errs9 = errors;
                          if (typeof key0 == "string" && func2(key0) > 200) {
                            let err0 = { instancePath: instancePath + "/params/headers", keyword: "maxLength", params: { limit: 200 }, propertyName: key0 };
                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                          }
                          var valid2 = _errs9 === errors;
                          if (!valid2) {
                            let err1 = { instancePath: instancePath + "/params/headers", keyword: "propertyNames", params: { propertyName: key0 } };
                            return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate44.errors = vErrors, !1;
                            break;
                          }
                        }
                        if (valid2)
                          for (let key1 in data4) {
                            let data5 = data4[key1], _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 8192)
                                  return validate44.errors = [{ instancePath: instancePath + "/params/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 8192 } }], !1;
                              } else
                                return validate44.errors = [{ instancePath: instancePath + "/params/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } }], !1;
                            var valid3 = _errs11 === errors;
                            if (!valid3)
                              break;
                          }
                      } else
                        return validate44.errors = [{ instancePath: instancePath + "/params/headers", keyword: "type", params: { type: "object" } }], !1;
                    var valid1 = _errs7 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data1.body !== void 0) {
                      let data6 = data1.body, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data6 == "string") {
                          if (func2(data6) > 1048576)
                            return validate44.errors = [{ instancePath: instancePath + "/params/body", keyword: "maxLength", params: { limit: 1048576 } }], !1;
                        } else
                          return validate44.errors = [{ instancePath: instancePath + "/params/body", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs13 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            } else
              return validate44.errors = [{ instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate44.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate44.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.method;
      if (typeof tag0 == "string")
        if (tag0 === "memory.store")
          validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : (validate25.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory.recall")
          validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "reputation.update")
          validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "reputation.query")
          validate28(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "perception.init")
          validate29(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "perception.update")
          validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : (validate30.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "perception.query")
          validate31(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate31.errors : (validate31.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "lore.search")
          validate32(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate32.errors : (validate32.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "portraits.put")
          validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : (validate33.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "portraits.find")
          validate34(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate34.errors : (validate34.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "narrator.generate")
          validate35(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate35.errors : (validate35.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "story.read")
          validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : (validate36.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "rules.check")
          validate37(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate37.errors : (validate37.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "storage.get")
          validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : (validate38.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "storage.set")
          validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : (validate39.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "storage.delete")
          validate40(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate40.errors : (validate40.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "storage.list")
          validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : (validate41.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "assets.write")
          validate42(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate42.errors : (validate42.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "random.secure")
          validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate43.errors : (validate43.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "http.fetch")
          validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate44.errors : (validate44.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else
          return validate24.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "method", tagValue: tag0 } }], !1;
      else
        return validate24.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "method", tagValue: tag0 } }], !1;
    } else
      return validate24.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return validate67.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.error !== void 0) {
        let data0 = data.error;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.code === void 0 && (missing1 = "code") || data0.message === void 0 && (missing1 = "message") || data0.data === void 0 && (missing1 = "data"))
              return validate67.errors = [{ instancePath: instancePath + "/error", keyword: "required", params: { missingProperty: missing1 } }], !1;
            if (data0.code !== void 0) {
              let data1 = data0.code, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate67.errors = [{ instancePath: instancePath + "/error/code", keyword: "type", params: { type: "integer" } }], !1;
              var valid1 = _errs3 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data0.message !== void 0) {
                let _errs5 = errors;
                if (typeof data0.message != "string")
                  return validate67.errors = [{ instancePath: instancePath + "/error/message", keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs5 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data0.data !== void 0) {
                  let data3 = data0.data, _errs7 = errors;
                  if (errors === _errs7)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing2;
                      if (data3.code === void 0 && (missing2 = "code"))
                        return validate67.errors = [{ instancePath: instancePath + "/error/data", keyword: "required", params: { missingProperty: missing2 } }], !1;
                      if (data3.code !== void 0) {
                        let data4 = data3.code;
                        if (errors === errors)
                          if (typeof data4 == "string") {
                            if (func2(data4) < 1)
                              return validate67.errors = [{ instancePath: instancePath + "/error/data/code", keyword: "minLength", params: { limit: 1 } }], !1;
                          } else
                            return validate67.errors = [{ instancePath: instancePath + "/error/data/code", keyword: "type", params: { type: "string" } }], !1;
                      }
                    } else
                      return validate67.errors = [{ instancePath: instancePath + "/error/data", keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs7 === errors;
                } else
                  var valid1 = !0;
            }
          } else
            return validate67.errors = [{ instancePath: instancePath + "/error", keyword: "type", params: { type: "object" } }], !1;
      }
    } else
      return validate67.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate67.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return validate69.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))
          return validate69.errors = [{ instancePath: instancePath + "/result", keyword: "type", params: { type: "object" } }], !1;
      }
    } else
      return validate69.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate69.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate66.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.error === void 0 && (missing0 = "error")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : (validate67.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate69(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate69.errors : (validate69.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err1 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate66.errors = vErrors, !1;
  }
  return validate66.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  let _errs1 = errors;
  validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
  var valid0 = _errs1 === errors;
  if (valid0) {
    let _errs2 = errors, _errs3 = errors, valid1 = !0, _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method")) {
        let err0 = {};
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
    let ifClause0;
    if (_valid0) {
      let _errs5 = errors;
      validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      valid1 = _valid0, ifClause0 = "then";
    } else {
      let _errs6 = errors;
      validate66(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate66.errors : (validate66.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      valid1 = _valid0, ifClause0 = "else";
    }
    if (!valid1) {
      let err1 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
      return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate21.errors = vErrors, !1;
    }
    var valid0 = _errs2 === errors;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateServiceLine
};
