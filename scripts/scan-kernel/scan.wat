;; Scores every row of a matrix against a query: the dot product of each.
;;
;; Rows are float32, padded with zeros to a multiple of eight; the query is the same numbers as float64.
;; Products of two float32 are exact in float64, and eight running sums are added in one fixed order:
;; src/hosts/shared/vectors/plain-vector-matrix.ts does the very same, so both give the same bits.
(module
  (import "matrix" "memory" (memory 1))

  ;; The query is at 0. $row and $end are the addresses of the first row and of what follows the last;
  ;; there is one row at least.
  (func (export "scan")
    (param $row i32) (param $end i32) (param $rowBytes i32) (param $score i32)
    (local $part i32) (local $rowEnd i32) (local $zero v128)
    (local $sums01 v128) (local $sums23 v128) (local $sums45 v128) (local $sums67 v128)
    (loop $rows
      (local.set $sums01 (local.get $zero))
      (local.set $sums23 (local.get $zero))
      (local.set $sums45 (local.get $zero))
      (local.set $sums67 (local.get $zero))
      (local.set $part (i32.const 0))
      (local.set $rowEnd (i32.add (local.get $row) (local.get $rowBytes)))
      (loop $eights
        (local.set $sums01 (f64x2.add (local.get $sums01) (f64x2.mul
          (v128.load (local.get $part))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $row))))))
        (local.set $sums23 (f64x2.add (local.get $sums23) (f64x2.mul
          (v128.load offset=16 (local.get $part))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row))))))
        (local.set $sums45 (f64x2.add (local.get $sums45) (f64x2.mul
          (v128.load offset=32 (local.get $part))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=16 (local.get $row))))))
        (local.set $sums67 (f64x2.add (local.get $sums67) (f64x2.mul
          (v128.load offset=48 (local.get $part))
          (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $row))))))
        (local.set $part (i32.add (local.get $part) (i32.const 64)))
        (local.set $row (i32.add (local.get $row) (i32.const 32)))
        (br_if $eights (i32.lt_u (local.get $row) (local.get $rowEnd))))
      (local.set $sums01 (f64x2.add
        (f64x2.add (local.get $sums01) (local.get $sums23))
        (f64x2.add (local.get $sums45) (local.get $sums67))))
      (f32.store (local.get $score) (f32.demote_f64 (f64.add
        (f64x2.extract_lane 0 (local.get $sums01))
        (f64x2.extract_lane 1 (local.get $sums01)))))
      (local.set $score (i32.add (local.get $score) (i32.const 4)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $end))))))
